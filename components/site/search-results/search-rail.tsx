import { NextDates } from '@/components/site/sale-dates/next-dates';
import { nextStarts } from '@/lib/catalogue/next-starts';
import type { SaleStart } from '@/lib/catalogue/sale-windows';
import { listRetailers } from '@/lib/data/retailers';
import { listSaleStarts } from '@/lib/data/sale-windows';

const DATES = 5;
/** The number of shops, the first of the site, whose starts the rail may show. */
const SHOPS = 8;

/** Reads the next sale dates of the first shops, for the rail beside the results. */
export async function readRailDates(): Promise<SaleStart[]> {
  const [starts, shops] = await Promise.all([listSaleStarts(), listRetailers({ limit: SHOPS })]);
  return nextStarts(starts, shops, DATES);
}

/** The next sale dates beside the results; renders nothing without a date. */
export function SearchRail({ dates }: { dates: SaleStart[] }) {
  if (dates.length === 0) return null;
  return (
    <aside aria-label="Sale dates" className="rail mt-6">
      <NextDates starts={dates} />
    </aside>
  );
}
