import { byName } from '@/lib/lists/ranking';
import type { SaleStart } from './sale-windows';

/** The orders in which a visitor can see a list of shops; the list itself is in the first. */
export const SHOP_ORDERS = [
  { key: 'rank', label: 'Our order' },
  { key: 'start', label: 'First to start' },
  { key: 'name', label: 'A to Z' },
] as const;

type ShopOrder = (typeof SHOP_ORDERS)[number]['key'];

/** The places of a shop in the orders, counted from 1. */
export type ShopPlaces = Record<ShopOrder, number>;

interface Shop {
  slug: string;
  name: string;
}

/** Sales that are on come first, then those to come, then those that are over. */
const TURNS = { live: 0, announced: 1, expected: 1, ended: 2 } as const;
const WITHOUT_START = 3;

/**
 * Returns for each shop, by its slug, its place in each order. `starts` is sorted by time. A shop without
 * a start comes last; shops with the same place keep the order of `shops`.
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
