/**
 * Sorts rows into the order of `slugs`: editors arrange lists of slugs by hand, but the database returns its own order.
 */
export function orderBySlugs<T extends { slug: string }>(slugs: string[], rows: T[]): T[] {
  const bySlug = new Map(rows.map((row) => [row.slug, row]));
  return slugs.flatMap((slug) => bySlug.get(slug) ?? []);
}
