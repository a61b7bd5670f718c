import type { ContentCard } from './entities';

interface ContentGroups {
  /** The first rows outside the large categories, which get the most room. */
  lead: ContentCard[];
  /** The rows of each category that has enough rows for a section of its own. */
  groups: { label: string; rows: ContentCard[] }[];
  /** All other rows, in the order of the list. */
  others: ContentCard[];
}

const LEAD = 4;
/** The last section has rows of this number of cards. */
const COLUMNS = 4;
/** A category with fewer rows has no section of its own. */
const LEAST_IN_GROUP = 5;
/** The editors' category of guides that say when the sales start. */
const DATES = 'Sale dates';
const BY_PRODUCT = 'By product';

/**
 * Divides a list of guides and articles into parts: the first rows, the large categories, and the others. Together the
 * parts contain each row once. Among the first rows, a guide to the sale dates comes first.
 */
export function groupContent(rows: ContentCard[]): ContentGroups {
  const byLabel = Map.groupBy(rows, labelOf);
  const large = [...byLabel].flatMap(([label, members]) =>
    label && members.length >= LEAST_IN_GROUP ? [{ label, rows: members }] : [],
  );
  const outside = rows.filter((row) => !large.some(({ label }) => label === labelOf(row)));
  // A list of a single category needs first rows too.
  if (outside.length === 0) return { lead: rows.slice(0, LEAD), groups: [], others: rows.slice(LEAD) };
  // With one row less in front, the last section may have full rows.
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
 * Returns the title of each group: guides that are each about some goods are 'By product', unless another group has or
 * needs that title too. The names of the groups' labels differ, so no two titles are the same.
 */
export function groupTitles(groups: { label: string; isByProduct: boolean }[]): string[] {
  const isUnique =
    groups.filter(({ isByProduct }) => isByProduct).length === 1 &&
    groups.every(({ label }) => label !== BY_PRODUCT);
  return groups.map(({ label, isByProduct }) => (isByProduct && isUnique ? BY_PRODUCT : label));
}
