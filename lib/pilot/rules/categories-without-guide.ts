import { nameInSentence } from '../../catalogue/name-in-sentence.ts';
import { fold } from '../../search/fold.ts';
import { byWeight, type Found, viewsText } from '../proposal.ts';

interface CategorySignal {
  id: string;
  slug: string;
  name: string;
  views: number;
  /** The names of the subcategories of the category. */
  subcategories: readonly string[];
}

interface GuideSignal {
  title: string;
  /** The slugs of the categories to which the text of the guide links. */
  categories: readonly string[];
}

const isNamedIn = (title: string, name: string) => ` ${fold(title)} `.includes(` ${fold(name)} `);

/**
 * Proposes a guide for each category that has none. A guide belongs to a category if its text links to the category, or
 * if its title contains the name of the category or of one of its subcategories. Drafts of guides count too, because
 * somebody is writing them.
 */
export const categoriesWithoutGuide = (
  categories: readonly CategorySignal[],
  guides: readonly GuideSignal[],
): Found[] =>
  byWeight(
    categories
      .filter(
        ({ slug, name, subcategories }) =>
          !guides.some(
            (guide) =>
              guide.categories.includes(slug) ||
              [name, ...subcategories].some((each) => isNamedIn(guide.title, each)),
          ),
      )
      .map(({ slug, id, name, views, subcategories }) => ({
        key: id,
        entity: 'content',
        rowId: null,
        name: `How to choose ${nameInSentence('categories', { slug, name })}`,
        purpose: 'guide',
        why: `There is no guide about ${name}, not even a draft. ${viewsText(views)}`,
        effect: `Shoppers who look at ${name} find a guide that links to the category.`,
        brief: [
          { label: 'Subject of the guide', value: name },
          { label: 'Path of the category’s page', value: `/categories/${slug}` },
          ...(subcategories.length > 0
            ? [{ label: 'The category contains', value: subcategories.join('; ') }]
            : []),
        ],
        weight: views,
      })),
  );
