import type { RetailerPick } from '@/lib/schema/rows';

/**
 * A reason to choose a shop. If the reason is about only some of the goods on the page, `about` is the name of these
 * goods.
 */
export interface ShopReason {
  about?: string;
  text: string;
}

interface Picks {
  name: string;
  retailer_picks: RetailerPick[];
}

/**
 * Returns, by slug, a reason for each shop that the subcategories of a category recommend. If several subcategories
 * recommend a shop, its reason comes from the subcategory whose list has the shop in the highest place.
 */
export function reasonsFrom(subcategories: Picks[]): Map<string, ShopReason> {
  const places = subcategories.flatMap(({ name, retailer_picks }) =>
    retailer_picks.map(({ slug, reason }, place) => ({ slug, place, about: name, text: reason })),
  );
  return new Map(
    places.toSorted((a, b) => b.place - a.place).map(({ slug, about, text }) => [slug, { about, text }]),
  );
}

/** Returns, by slug, the reasons for the shops that one subcategory recommends. */
export const reasonsOf = (picks: RetailerPick[]): Map<string, ShopReason> =>
  new Map(picks.map(({ slug, reason }) => [slug, { text: reason }]));

/**
 * Divides the shops of a list into two groups: the shops with a reason in `reasons`, and all others. The list ranks the
 * first group and shows the reasons. If no shop has a reason, all shops belong to the first group.
 */
export function byReason<Shop extends { slug: string }>(
  shops: Shop[],
  reasons: Map<string, ShopReason>,
): { ranked: Shop[]; others: Shop[] } {
  const ranked = shops.filter(({ slug }) => reasons.has(slug));
  if (ranked.length === 0) return { ranked: shops, others: [] };
  return { ranked, others: shops.filter(({ slug }) => !reasons.has(slug)) };
}
