import { NextDates } from '@/components/site/sale-dates/next-dates';
import { nextStarts } from '@/lib/catalogue/next-starts';
import { listRetailers } from '@/lib/data/retailers';
import { listSaleStarts } from '@/lib/data/sale-windows';

const DATES = 4;
const SHOPS = 10;

/** The next sale dates beside the directory of products; renders nothing without a date. */
export async function DirectoryRail() {
  const [starts, shops] = await Promise.all([listSaleStarts(), listRetailers({ limit: SHOPS })]);
  const dates = nextStarts(starts, shops, DATES);
  return (
    dates.length > 0 && (
      <div className="guide-rail">
        <NextDates starts={dates} />
      </div>
    )
  );
}
