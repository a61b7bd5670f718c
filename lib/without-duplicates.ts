/** The rows with every slug once, at its first place. */
export function withoutDuplicates<T extends { slug: string }>(rows: T[]): T[] {
  const seen = new Set<string>();
  return rows.filter((row) => !seen.has(row.slug) && seen.add(row.slug));
}
