import { isStated } from './sale-labels';
import type { SaleStart } from './sale-windows';

/** A shop and the starts of its sales, earliest first, without sales that are over. */
export interface ShopStarts {
  retailer: SaleStart['retailer'];
  starts: [SaleStart, ...SaleStart[]];
}

/**
 * Returns at most `limit` shops whose sales are not over, with the starts of these sales. The shop that starts first
 * comes first. If more than `limit` shops have such sales, chooses those for which a source states a start, then those
 * that come first in `shops`.
 */
export function nextStarts(starts: SaleStart[], shops: { slug: string }[], limit: number): ShopStarts[] {
  const slugs = shops.map(({ slug }) => slug);
  const open = starts.filter((start) => start.status !== 'ended' && slugs.includes(start.retailer.slug));
  const rows = [...Map.groupBy(open, ({ retailer }) => retailer.slug).values()].flatMap(
    ([first, ...others]): ShopStarts[] =>
      first ? [{ retailer: first.retailer, starts: [first, ...others] }] : [],
  );
  const rankOf = ({ retailer }: ShopStarts) => slugs.indexOf(retailer.slug);
  const isKnown = (row: ShopStarts) => row.starts.some(isStated);
  const chosen = rows
    .toSorted((a, b) => Number(isKnown(b)) - Number(isKnown(a)) || rankOf(a) - rankOf(b))
    .slice(0, limit);
  return rows.filter((row) => chosen.includes(row));
}

/**
 * Returns the shops to list in a table below the cards of shops: first the shops for which a source states a start,
 * then the other shops that have no card. If these are fewer than `least`, returns all shops.
 * @param cards the slugs of the shops with a card
 */
export function shopsBesideCards<Shop extends { retailer: { slug: string }; starts: SaleStart[] }>(
  shops: Shop[],
  cards: string[],
  least: number,
): Shop[] {
  const stated = shops.filter(({ starts }) => starts.some(isStated));
  const others = shops.filter((shop) => !stated.includes(shop) && !cards.includes(shop.retailer.slug));
  const chosen = [...stated, ...others];
  return chosen.length < least ? shops : chosen;
}
