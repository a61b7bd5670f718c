import type { ContentCard } from './entities';

interface ContentGroups {
  /** The first rows of the list, which get the most room. */
  lead: ContentCard[];
  /** The rows of each category that has enough rows for a section of its own. */
  groups: { label: string; rows: ContentCard[] }[];
  /** All other rows, in the order of the list. */
  others: ContentCard[];
}

const LEAD = 4;
/** A category with fewer rows has no section of its own. */
const LEAST_IN_GROUP = 4;

/**
 * Divides a list of guides and articles into parts: the first rows, the large categories, and the others. Together the
 * parts contain each row once.
 */
export function groupContent(rows: ContentCard[]): ContentGroups {
  const rest = rows.slice(LEAD);
  const byLabel = Map.groupBy(rest, labelOf);
  const groups = [...byLabel].flatMap(([label, members]) =>
    label && members.length >= LEAST_IN_GROUP ? [{ label, rows: members }] : [],
  );
  const labels = groups.map(({ label }) => label);
  return {
    lead: rows.slice(0, LEAD),
    groups,
    others: rest.filter((row) => !labels.includes(labelOf(row) ?? '')),
  };
}

/** Returns the editors' category of a guide or article; null if it has none. */
export const labelOf = ({
  guide_category,
  article_category,
}: Pick<ContentCard, 'guide_category' | 'article_category'>): string | null =>
  guide_category ?? article_category;
