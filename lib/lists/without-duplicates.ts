/** Removes duplicates. If several rows have the same key, only the first one stays. By default, the key is the slug. */
export function withoutDuplicates<T>(rows: T[], keyOf: (row: T) => string): T[];
export function withoutDuplicates<T extends { slug: string }>(rows: T[]): T[];
export function withoutDuplicates<T extends { slug?: string }>(rows: T[], keyOf = (row: T) => row.slug): T[] {
  const seen = new Set<string | undefined>();
  return rows.filter((row) => !seen.has(keyOf(row)) && seen.add(keyOf(row)));
}
