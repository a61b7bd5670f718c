import { NextDates } from '@/components/site/sale-dates/next-dates';
import { nextStarts } from '@/lib/catalogue/next-starts';
import { listRetailers } from '@/lib/data/retailers';
import { listSaleStarts } from '@/lib/data/sale-windows';
import { MoreLink } from '../more-link';

const DATES = 4;
const SHOPS = 10;

/** The next sale dates beside the directory of products, with a link to the list that visitors can filter. */
export async function DirectoryRail() {
  const [starts, shops] = await Promise.all([listSaleStarts(), listRetailers({ limit: SHOPS })]);
  const dates = nextStarts(starts, shops, DATES);
  return (
    <div className="guide-rail">
      {dates.length > 0 && <NextDates starts={dates} />}
      <p>
        <MoreLink href="/products">Products and when to buy them</MoreLink>
      </p>
    </div>
  );
}
