import 'server-only';
import type { WidgetQuery } from '@/lib/catalogue/offer-widgets';
import type { SaleStart } from '@/lib/catalogue/sale-windows';
import { listRetailersInCategory } from '@/lib/data/retailers';
import { listSaleStarts } from '@/lib/data/sale-windows';

/** The most shops of a category whose sales are considered. */
const SHOPS = 100;

/**
 * Returns the starts of this season's sales for a widget, without those that are over: of the chosen shops in their
 * order, otherwise of one shop, or of the shops of a category, the earliest first.
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
