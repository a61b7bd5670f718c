/** Sorts rows into the order of `slugs`, which an editor has chosen. The database returns rows in its own order. */
export function orderBySlugs<T extends { slug: string }>(slugs: string[], rows: T[]): T[] {
  const bySlug = new Map(rows.map((row) => [row.slug, row]));
  return slugs.flatMap((slug) => bySlug.get(slug) ?? []);
}
