import { mostFrequent } from './ranking';
import { RELATED_LIMITS } from './related-links';

/** The categories that the shops of a category sell in too: those that most of them name come first. */
export function relatedCategories(own: string, retailers: { key_categories: string[] }[]): string[] {
  const named = retailers.flatMap((retailer) => retailer.key_categories).filter((slug) => slug !== own);
  // Sorted, so that of equally many the same come first every time.
  return mostFrequent(named.toSorted(), RELATED_LIMITS.perKind);
}
