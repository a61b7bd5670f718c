import 'server-only';

/** The rows in the order of `slugs`: editors arrange lists of slugs by hand, the database answers in its own order. */
export function inOrderOf<T extends { slug: string }>(slugs: string[], rows: T[]): T[] {
  const bySlug = new Map(rows.map((row) => [row.slug, row]));
  return slugs.flatMap((slug) => bySlug.get(slug) ?? []);
}
