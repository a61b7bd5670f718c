import type { QualityCheck } from '../check';
import { type QualityPage, textOf } from '../page';
import { wordsIn } from '../readability';
import { counted, mainField } from './text';

const hasBody = ({ fields }: QualityPage) => fields.has('body');

/**
 * Returns the headings that skip a level, such as an <h4> after an <h2>. Compares each heading with the one before it
 * in the same field.
 */
function headingFaults({ blocks }: QualityPage): { field: string; text: string }[] {
  let last = { field: '', level: 1 };
  return blocks.flatMap(({ kind, field, level, text }) => {
    if (kind !== 'heading') return [];
    const before = last.field === field ? last.level : 1;
    last = { field, level };
    return level > before + 1 ? [{ field, text: `‘${text}’ skips a level.` }] : [];
  });
}

const PICTURES = ['image_url', 'logo', 'image'];
const pictureField = ({ fields, entity }: QualityPage) =>
  entity === 'retailers' ? 'logo' : PICTURES.find((name) => fields.has(name));

/** The columns that editors should fill in, by table. In other tables, only the main text is required. */
const EXPECTED: Partial<Record<string, string[]>> = {
  retailers: ['verdict', 'cta_url', 'key_categories', 'top_products', 'highlights_data'],
  categories: ['verdict', 'top_retailers', 'top_products', 'buying_tips'],
  subcategories: ['verdict', 'body', 'retailer_picks', 'buying_tips'],
  products: ['brand', 'category', 'verdict', 'price_range', 'recommended_retailers', 'specs'],
  content: ['intro_paragraph', 'description', 'answer', 'author_slug', 'sources'],
  people: ['role', 'bio'],
};

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Returns whether a column is empty. An empty `author_slug` is accepted if `author_name` names the author instead. */
const isMissing = ({ row, fields }: QualityPage, name: string) =>
  fields.has(name) && isEmpty(row[name]) && !(name === 'author_slug' && !isEmpty(row.author_name));

/** The checks of a page's headings, questions, links, pictures and fields. */
export const STRUCTURE_CHECKS: QualityCheck[] = [
  {
    name: 'headings',
    label: 'Headings',
    help: 'Headings help readers to find their answer. A heading may be at most one level below the heading before it.',
    weight: 4,
    severity: 'warning',
    applies: hasBody,
    run(page, { rules }) {
      const words = wordsIn(textOf(page)).length;
      const count = page.blocks.filter(({ kind }) => kind === 'heading').length;
      const wanted = Math.floor(words / rules.wordsPerHeading);
      const tooFew = `The text has ${counted(count, 'heading')} and needs ${wanted}: one for every ${rules.wordsPerHeading} words.`;
      return [...(count < wanted ? [{ field: 'body', text: tooFew }] : []), ...headingFaults(page)];
    },
  },
  {
    name: 'faqs',
    label: 'Few questions',
    help: 'Questions with answers are often the text that search results show.',
    weight: 4,
    severity: 'notice',
    applies: ({ fields }) => fields.has('faqs'),
    run({ row }, { rules }) {
      const count = Array.isArray(row.faqs) ? row.faqs.length : 0;
      return count < rules.fewestFaqs
        ? [
            {
              field: 'faqs',
              text: `The page has ${counted(count, 'question')} and needs ${rules.fewestFaqs}.`,
            },
          ]
        : [];
    },
  },
  {
    name: 'internal-links',
    label: 'Few links to this site',
    help: 'Links to other pages of this site lead readers on, and search engines to those pages.',
    weight: 4,
    severity: 'notice',
    applies: hasBody,
    run(page, { rules }) {
      const paths = page.links.map(({ href }) => href).filter((href) => /^\/(?!\/)/.test(href));
      const count = new Set(paths).size;
      if (count >= rules.fewestInternalLinks) return [];
      const text = `The text links to ${counted(count, 'page')} of this site and should link to ${rules.fewestInternalLinks}.`;
      return [{ field: mainField(page), text }];
    },
  },
  {
    name: 'picture',
    label: 'No picture',
    help: 'Cards and social networks show the picture.',
    weight: 4,
    severity: 'warning',
    applies: (page) => pictureField(page) !== undefined,
    run(page) {
      const field = pictureField(page) ?? '';
      return isEmpty(page.row[field]) ? [{ field, text: 'The page has no picture.' }] : [];
    },
  },
  {
    name: 'picture-alt',
    label: 'Picture without a description',
    help: 'Screen readers read the description of a picture instead of the picture.',
    weight: 5,
    severity: 'error',
    applies: ({ pictures }) => pictures.length > 0,
    run: ({ pictures }) =>
      pictures
        .filter(({ alt }) => !alt?.trim())
        .map(({ field, src }) => ({ field, text: `${src.slice(-80)} has none.` })),
  },
  {
    name: 'missing-fields',
    label: 'Empty fields',
    help: 'The page leaves out the parts whose fields are empty.',
    weight: 6,
    severity: 'warning',
    run: (page) =>
      (EXPECTED[page.entity] ?? [mainField(page)])
        .filter((name) => isMissing(page, name))
        .map((field) => ({ field, text: `The field ‘${page.fields.get(field) ?? field}’ is empty.` })),
  },
];
