import type { ContentCard } from './entities';

interface ContentGroups {
  /** The first guides and articles outside the large categories. The page shows them in the largest size. */
  lead: ContentCard[];
  /** The guides and articles of each large category. Only these categories have a section of their own. */
  groups: { label: string; rows: ContentCard[] }[];
  /** All other guides and articles, in the order of the list. */
  others: ContentCard[];
}

const LEAD = 4;
/** The number of cards in a row of the last section. */
const COLUMNS = 4;
/** The minimum number of guides and articles in a large category. */
const LEAST_IN_GROUP = 5;
/** The category to which editors assign the guides that say when the sales start. */
const DATES = 'Sale dates';
const BY_PRODUCT = 'By product';

/**
 * Divides a list of guides and articles into the lead, the large categories, and the others. Each guide or article is
 * in exactly one of them. In the lead, guides to the sale dates come first.
 */
export function groupContent(rows: ContentCard[]): ContentGroups {
  const byLabel = Map.groupBy(rows, labelOf);
  const large = [...byLabel].flatMap(([label, members]) =>
    label && members.length >= LEAST_IN_GROUP ? [{ label, rows: members }] : [],
  );
  const outside = rows.filter((row) => !large.some(({ label }) => label === labelOf(row)));
  // If every guide and article is in a large category, the lead would be empty, so show no categories.
  if (outside.length === 0) return { lead: rows.slice(0, LEAD), groups: [], others: rows.slice(LEAD) };
  // Shorten the lead by one entry if the remaining cards then fill all rows of the last section.
  const count = (outside.length - LEAD + 1) % COLUMNS === 0 ? LEAD - 1 : LEAD;
  const lead = outside.slice(0, count);
  return {
    lead: lead.toSorted((a, b) => Number(isAboutDates(b)) - Number(isAboutDates(a))),
    groups: large,
    others: outside.slice(count),
  };
}

type Labelled = Pick<ContentCard, 'guide_category' | 'article_category'>;

/** Returns whether a guide or article says when the sales start. */
export const isAboutDates = (row: Labelled): boolean => labelOf(row) === DATES;

/** Returns the editors' category of a guide or article; null if it has none. */
export const labelOf = ({ guide_category, article_category }: Labelled): string | null =>
  guide_category ?? article_category;

/**
 * Returns the title of each group. This is the group's label, or 'By product' if each of its guides is about certain
 * goods. If two groups would have the title 'By product', all groups keep their labels. All labels differ, so the
 * titles differ too.
 */
export function groupTitles(groups: { label: string; isByProduct: boolean }[]): string[] {
  const isUnique =
    groups.filter(({ isByProduct }) => isByProduct).length === 1 &&
    groups.every(({ label }) => label !== BY_PRODUCT);
  return groups.map(({ label, isByProduct }) => (isByProduct && isUnique ? BY_PRODUCT : label));
}
