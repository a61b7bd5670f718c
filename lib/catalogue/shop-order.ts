import { byName } from '@/lib/lists/ranking';
import type { SaleStart } from './sale-windows';

/** The sort orders that a visitor can choose for a list of shops. The first one is the list's original order. */
export const SHOP_ORDERS = [
  { key: 'rank', label: 'Our order' },
  { key: 'start', label: 'First to start' },
  { key: 'name', label: 'A to Z' },
] as const;

type ShopOrder = (typeof SHOP_ORDERS)[number]['key'];

/** The position of a shop in the list for each sort order, counted from 1. */
export type ShopPlaces = Record<ShopOrder, number>;

interface Shop {
  slug: string;
  name: string;
}

/**
 * The place of each status in the order 'First to start'. Sales that are on come first. Sales whose expected day has
 * passed come next, then sales that are still to come, then sales that are over.
 */
const TURNS = { live: 0, unconfirmed: 1, announced: 2, expected: 2, ended: 3 } as const;
const WITHOUT_START = 4;

/**
 * Returns, by slug, the position of each shop in each sort order. The order 'First to start' compares the shops by one
 * start each: the first one, sorted by `TURNS` and then by day. A shop without a known start comes last. Shops whose
 * starts are equal keep the order of `shops`.
 */
export function shopPlaces(
  shops: Shop[],
  starts: Pick<SaleStart, 'retailer' | 'status' | 'startsOn'>[],
): Map<string, ShopPlaces> {
  const next = new Map<string, string>();
  for (const { retailer, status, startsOn } of starts) {
    const moment = `${TURNS[status]} ${startsOn}`;
    const known = next.get(retailer.slug);
    if (known === undefined || moment < known) next.set(retailer.slug, moment);
  }
  const momentOf = ({ slug }: Shop) => next.get(slug) ?? String(WITHOUT_START);
  const byStart = shops.toSorted((a, b) => momentOf(a).localeCompare(momentOf(b)));
  const alphabetical = shops.toSorted(byName);
  return new Map(
    shops.map((shop, index) => [
      shop.slug,
      { rank: index + 1, start: byStart.indexOf(shop) + 1, name: alphabetical.indexOf(shop) + 1 },
    ]),
  );
}
