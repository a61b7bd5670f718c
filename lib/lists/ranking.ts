/** Compares the names of two rows, for the same alphabetical order as in the database. */
export const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'en-GB');

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
