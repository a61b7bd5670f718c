/** Alphabetical order, as in the database. */
export const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'en-GB');

/** Counts each value of a list, in the order of first occurrence. */
export function countsOf<T>(values: T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** Returns the most frequent values of a list, at most `limit`; ties keep the order of first occurrence. */
export const mostFrequent = <T>(values: T[], limit: number): T[] =>
  [...countsOf(values)]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, limit)
    .map(([value]) => value);
