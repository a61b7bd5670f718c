import 'server-only';
import type { WidgetQuery } from '@/lib/catalogue/offer-widgets';
import type { SaleStart } from '@/lib/catalogue/sale-windows';
import { listRetailersInCategory } from '@/lib/data/retailers';
import { listSaleStarts } from '@/lib/data/sale-windows';

/** The maximum number of shops to read for a category. */
const SHOPS = 100;

/**
 * Returns the starts of this season's sales that an offer widget shows, without sales that have ended. The widget shows
 * the starts of chosen shops (in the order of the shops), or the starts of one shop, of a category's shops or of all
 * shops (the earliest first).
 */
export async function listWidgetStarts(query: WidgetQuery): Promise<SaleStart[]> {
  const starts = (await listSaleStarts()).filter(({ status }) => status !== 'ended');
  const { source, retailerSlugs, retailer, category, limit } = query;
  const of = (slug: string) => starts.filter((start) => start.retailer.slug === slug);
  if (source === 'chosen') return retailerSlugs.flatMap(of).slice(0, limit);
  if (source === 'retailer' && retailer) return of(retailer).slice(0, limit);
  if (!category) return starts.slice(0, limit);
  const shops = new Set((await listRetailersInCategory(category, SHOPS)).map(({ slug }) => slug));
  return starts.filter((start) => shops.has(start.retailer.slug)).slice(0, limit);
}
