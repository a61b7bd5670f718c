import { RELATED_LIMITS } from './related-links';

/** The categories that the shops of a category sell in too: those that most of them name come first. */
export function relatedCategories(own: string, retailers: { key_categories: string[] }[]): string[] {
  const counts = new Map<string, number>();
  for (const slug of retailers.flatMap((retailer) => retailer.key_categories)) {
    if (slug !== own) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .slice(0, RELATED_LIMITS.perKind)
    .map(([slug]) => slug);
}
