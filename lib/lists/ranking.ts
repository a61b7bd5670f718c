/** Compares two texts, for the same alphabetical order as in the database's lists. */
export const alphabetically = (a: string, b: string) => a.localeCompare(b, 'en-GB');
export const byName = (a: { name: string }, b: { name: string }) => alphabetically(a.name, b.name);

/** Compares two retailers, for the order that editors have set. Those without a place come last, by name. */
export const byDisplayRank = (
  a: { display_rank: number | null; name: string },
  b: { display_rank: number | null; name: string },
) => (a.display_rank ?? Infinity) - (b.display_rank ?? Infinity) || byName(a, b);

/** Compares two texts by their character codes, as the database's search does. Accented letters come after 'z'. */
export const byCharacterCode = (a: string, b: string) => Number(a > b) - Number(a < b);

/** Counts how often each value occurs in a list. The values are in the order of their first occurrence. */
export function countsOf<T>(values: T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/**
 * Returns the most frequent values of a list, at most `limit`. Equally frequent values keep the order of their first
 * occurrence.
 */
export const mostFrequent = <T>(values: T[], limit: number): T[] =>
  [...countsOf(values)]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, limit)
    .map(([value]) => value);
