import { CHANNEL_LABELS, isUnchecked, startInWords } from '@/lib/catalogue/sale-labels';
import type { SaleStart } from '@/lib/catalogue/sale-windows';
import { retailerPath, SALE_DATES_PATH } from '@/lib/routing/paths';
import { Link } from '../link';
import { NotCheckedLegend, NotCheckedMark } from '../not-checked';
import { SalePill } from './sale-evidence';

interface NextDatesProps {
  starts: SaleStart[];
  title?: string;
}

/** The starts of some sales in a box beside a text or a list. */
export function NextDates({ starts, title = 'Sale dates' }: NextDatesProps) {
  return (
    <section aria-labelledby="next-dates" className="rail-box">
      <h2 id="next-dates">{title}</h2>
      <ul className="rail-dates">
        {starts.map((start) => (
          <li key={`${start.retailer.slug} ${start.channel}`}>
            <span>
              <Link
                href={retailerPath(start.retailer.slug)}
                className="lone-link font-semibold underline underline-offset-4"
              >
                {start.retailer.name}
              </Link>{' '}
              <SalePill status={start.status} />
            </span>
            <span>
              {CHANNEL_LABELS[start.channel]}: {startInWords(start)}
              {isUnchecked(start) && <NotCheckedMark />}
            </span>
          </li>
        ))}
      </ul>
      {starts.some(isUnchecked) && <NotCheckedLegend />}
      <Link href={SALE_DATES_PATH} className="more-link">
        All sale dates
      </Link>
    </section>
  );
}
