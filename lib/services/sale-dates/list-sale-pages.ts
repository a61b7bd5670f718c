import 'server-only';
import { listSaleStarts } from '@/lib/data/sale-windows';
import { SALE_DATES_MEMBERS, SALE_PAGES, type SalePage } from '@/lib/seo/sale-pages';

/**
 * Returns the pages of sale dates that menus and the sitemap list. Early starts for members are rare, so their page is
 * listed only while at least one is known.
 */
export async function listSalePages(): Promise<SalePage[]> {
  const starts = await listSaleStarts();
  return SALE_PAGES.filter(
    (page) => page !== SALE_DATES_MEMBERS || starts.some(({ channel }) => channel === page.channel),
  );
}
