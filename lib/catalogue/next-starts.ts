import { isStated } from './sale-labels';
import type { SaleStart } from './sale-windows';

/**
 * Returns the starts of some shops whose sales are not over, at most `limit` and earliest first. Starts that a source
 * states are chosen before expected starts, then those of the shops that come first in `shops`.
 */
export function nextStarts(starts: SaleStart[], shops: { slug: string }[], limit: number): SaleStart[] {
  const slugs = shops.map(({ slug }) => slug);
  const rankOf = ({ retailer }: SaleStart) => slugs.indexOf(retailer.slug);
  const open = starts.filter((start) => start.status !== 'ended' && rankOf(start) >= 0);
  const chosen = open
    .toSorted((a, b) => Number(isStated(b)) - Number(isStated(a)) || rankOf(a) - rankOf(b))
    .slice(0, limit);
  return open.filter((start) => chosen.includes(start));
}

/** Sorts the slugs of shops: those with a sale that is not over come first, the earliest start first. */
export function startingFirst(shops: string[], starts: SaleStart[]): string[] {
  const open = starts.filter(({ status }) => status !== 'ended').map(({ retailer }) => retailer.slug);
  const placeOf = (slug: string) => (open.includes(slug) ? open.indexOf(slug) : open.length);
  return shops.toSorted((a, b) => placeOf(a) - placeOf(b));
}
