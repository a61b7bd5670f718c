/** The order of names, as the database has it for the same lists. */
export const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'en-GB');

/** How often each value stands in a list, in the order in which they first stand there. */
export function countsOf<T>(values: T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** The values that stand most often in a list, at most `limit`; of equally many, the one that stands there first. */
export const mostFrequent = <T>(values: T[], limit: number): T[] =>
  [...countsOf(values)]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, limit)
    .map(([value]) => value);
