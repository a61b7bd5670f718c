import 'server-only';
import { type ShopStart, startAtShop } from '@/lib/catalogue/shop-start';
import { listSaleStarts } from '@/lib/data/sale-windows';
import { listUndatedSales } from './season-data';

/**
 * Returns when the sales of some shops start, by the shop's slug. If the day is not known, describes the usual start in
 * words.
 */
export async function startsAtShops(slugs: string[]): Promise<Map<string, ShopStart>> {
  if (slugs.length === 0) return new Map();
  const starts = await listSaleStarts();
  const undated = await listUndatedSales();
  return new Map(slugs.map((slug) => [slug, startAtShop(slug, starts, undated)]));
}
