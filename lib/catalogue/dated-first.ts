import { firstStartsOf } from './first-starts';
import type { SaleStart } from './sale-windows';

/**
 * Sorts the shops for the head of a page, so that the first is one whose start the page knows: the shops whose sales start
 * first, then others with a known start, then those without. Within each group the editors' order stays.
 */
export function datedFirst<Shop extends { slug: string }>(shops: Shop[], starts: SaleStart[]): Shop[] {
  const slugs = shops.map(({ slug }) => slug);
  const open = starts.filter(({ status }) => status !== 'ended');
  const first = new Set(firstStartsOf(open, slugs)?.shops.map(({ slug }) => slug));
  const known = new Set(open.map(({ retailer }) => retailer.slug));
  const groupOf = ({ slug }: Shop) => (first.has(slug) ? 0 : known.has(slug) ? 1 : 2);
  return shops.toSorted((a, b) => groupOf(a) - groupOf(b));
}
