import type { RetailerPick } from '@/lib/schema/rows';

/** Why a shop is good. If the reason is about only some of the page's goods, `about` is their name. */
export interface ShopReason {
  about?: string;
  text: string;
}

interface Picks {
  name: string;
  retailer_picks: RetailerPick[];
}

/**
 * Returns a reason for each shop that a category's subcategories name, by its slug: the reason of the subcategory that
 * names the shop first.
 */
export function reasonsFrom(subcategories: Picks[]): Map<string, ShopReason> {
  const places = subcategories.flatMap(({ name, retailer_picks }) =>
    retailer_picks.map(({ slug, reason }, place) => ({ slug, place, about: name, text: reason })),
  );
  return new Map(
    places.toSorted((a, b) => b.place - a.place).map(({ slug, about, text }) => [slug, { about, text }]),
  );
}

/** Returns the reasons of one subcategory's own shops. */
export const reasonsOf = (picks: RetailerPick[]): Map<string, ShopReason> =>
  new Map(picks.map(({ slug, reason }) => [slug, { text: reason }]));

/**
 * Separates the shops with a reason, which a list ranks and explains, from the others. A shop's own text is about all of
 * its goods, so it is no reason for one category. If no shop has a reason, all shops are ranked.
 */
export function byReason<Shop extends { slug: string }>(
  shops: Shop[],
  reasons: Map<string, ShopReason>,
): { ranked: Shop[]; others: Shop[] } {
  const ranked = shops.filter(({ slug }) => reasons.has(slug));
  if (ranked.length === 0) return { ranked: shops, others: [] };
  return { ranked, others: shops.filter(({ slug }) => !reasons.has(slug)) };
}
