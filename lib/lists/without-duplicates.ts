/**
 * Returns the rows without duplicates: of several rows with the same key, by default the slug, only the first one
 * stays.
 */
export function withoutDuplicates<T>(rows: T[], keyOf: (row: T) => string): T[];
export function withoutDuplicates<T extends { slug: string }>(rows: T[]): T[];
export function withoutDuplicates<T extends { slug?: string }>(rows: T[], keyOf = (row: T) => row.slug): T[] {
  const seen = new Set<string | undefined>();
  return rows.filter((row) => !seen.has(keyOf(row)) && seen.add(keyOf(row)));
}
