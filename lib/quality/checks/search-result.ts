import type { QualityCheck } from '../check';

const inCharacters = (length: number) => `${length.toLocaleString('en-GB')} characters`;

/**
 * Returns a finding if a text is too short or too long for search results. The limits are `from` and `to` characters.
 */
function outside(what: string, text: string, [from, to]: [number, number], field: string) {
  const { length } = text;
  if (length >= from && length <= to) return [];
  const verdict = length < from ? `fewer than ${from}` : `more than ${to}`;
  return [{ field, text: `The ${what} has ${inCharacters(length)}, ${verdict}.` }];
}

const same = (what: string, path: string | null, field: string) =>
  path ? [{ field, text: `The page ${path} has the same ${what}.` }] : [];

const YEAR = /(?<![\d£.,])(?:19|20)\d\d(?![\d%])/;

/** The checks of the title and description in search results. */
export const SEARCH_RESULT_CHECKS: QualityCheck[] = [
  {
    name: 'title-length',
    label: 'Length of the title',
    help: 'Search results cut long titles off, and short ones say too little.',
    weight: 5,
    severity: 'warning',
    run: ({ title }, { rules }) => outside('title', title, rules.titleLength, 'meta_title'),
  },
  {
    name: 'title-unique',
    label: 'Title not unique',
    help: 'Another page has the same title, so search results look alike.',
    weight: 8,
    severity: 'error',
    run: (_page, { twins }) => same('title', twins.title, 'meta_title'),
  },
  {
    name: 'title-year',
    label: 'Year in the title',
    help: 'A year typed by hand is out of date after New Year.',
    weight: 3,
    severity: 'warning',
    run({ row, fields }) {
      const names = ['meta_title', 'title', 'name'].filter((name) => fields.has(name));
      return names
        .filter((name) => YEAR.test(String(row[name] ?? '')))
        .map((field) => ({ field, text: `It says ${YEAR.exec(String(row[field]))?.[0] ?? ''}.` }));
    },
  },
  {
    name: 'description-length',
    label: 'Length of the description',
    help: 'Search results cut long descriptions off. If one is too short, they choose another text.',
    weight: 4,
    severity: 'warning',
    run: ({ description }, { rules }) =>
      outside('description', description, rules.descriptionLength, 'meta_description'),
  },
  {
    name: 'description-unique',
    label: 'Description not unique',
    help: 'Another page has the same description.',
    weight: 4,
    severity: 'warning',
    run: (_page, { twins }) => same('description', twins.description, 'meta_description'),
  },
];
