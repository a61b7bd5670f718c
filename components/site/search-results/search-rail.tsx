import { NextDates } from '@/components/site/sale-dates/next-dates';
import { nextStarts } from '@/lib/catalogue/next-starts';
import { listRetailers } from '@/lib/data/retailers';
import { listSaleStarts } from '@/lib/data/sale-windows';

const DATES = 5;
/**
 * The number of shops, the first of the site, whose starts the rail may show. The menu lists as many unless an editor
 * has changed it, and so shares this read.
 */
const SHOPS = 8;

/** The next sale dates beside the results; renders nothing without a date. */
export async function SearchRail() {
  const [starts, shops] = await Promise.all([listSaleStarts(), listRetailers({ limit: SHOPS })]);
  const dates = nextStarts(starts, shops, DATES);
  if (dates.length === 0) return null;
  return (
    <aside aria-label="Sale dates" className="rail mt-6">
      <NextDates starts={dates} />
    </aside>
  );
}
