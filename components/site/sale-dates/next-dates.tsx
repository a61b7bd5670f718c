import type { ShopStarts } from '@/lib/catalogue/next-starts';
import { CHANNEL_LABELS, CHANNEL_PHRASES, isUnchecked } from '@/lib/catalogue/sale-labels';
import type { SaleStart } from '@/lib/catalogue/sale-windows';
import { shortDay } from '@/lib/dates/london-time';
import { retailerPath, SALE_DATES_PATH } from '@/lib/routing/paths';
import { Link } from '../link';
import { NotCheckedLegend, NotCheckedMark } from '../not-checked';
import { SalePill } from './sale-evidence';

interface NextDatesProps {
  starts: ShopStarts[];
}

/** Says when the sales of some shops start, in a box beside a list: one row for each shop, and a link to all dates. */
export function NextDates({ starts: shops }: NextDatesProps) {
  return (
    <section aria-labelledby="next-dates" className="rail-box">
      <h2 id="next-dates">Sale dates</h2>
      <ul className="rail-dates">
        {shops.map(({ retailer, starts }) => (
          <li key={retailer.slug}>
            <span>
              <Link
                href={retailerPath(retailer.slug)}
                className="lone-link font-semibold underline underline-offset-4"
              >
                {retailer.name}
              </Link>{' '}
              <SalePill status={starts[0].status} />
            </span>
            <span>
              {starts.map((start, index) => (
                <span key={start.channel}>
                  {index > 0 && ', '}
                  <ChannelStart start={start} isFirst={index === 0} />
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {shops.some(({ starts }) => starts.some(isUnchecked)) && <NotCheckedLegend />}
      <Link href={SALE_DATES_PATH} className="more-link">
        All sale dates
      </Link>
    </section>
  );
}

/**
 * Says when a shop's sale starts through one channel, as an item of a list: 'Online 24 Dec, 20:00', then 'in store 26
 * Dec'.
 */
function ChannelStart({ start, isFirst }: { start: SaleStart; isFirst: boolean }) {
  const { channel, startsOn, startsAt } = start;
  return (
    <span className="whitespace-nowrap">
      {(isFirst ? CHANNEL_LABELS : CHANNEL_PHRASES)[channel]} {shortDay(startsOn)}
      {startsAt && `, ${startsAt}`}
      {isUnchecked(start) && <NotCheckedMark />}
    </span>
  );
}
