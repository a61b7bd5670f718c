import { isStated } from './sale-labels';
import type { SaleStart } from './sale-windows';

/** The starts of one shop's sales that are not over, earliest first. */
export interface ShopStarts {
  retailer: SaleStart['retailer'];
  starts: [SaleStart, ...SaleStart[]];
}

/**
 * Returns the starts of at most `limit` shops whose sales are not over, the shop that starts first before the others. Shops
 * whose start a source states are chosen before expected starts, then those that come first in `shops`.
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
