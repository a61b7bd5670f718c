import Link from 'next/link';
import { ANALYTICS_PATH, type AnalyticsQuery, analyticsSearch } from '@/lib/admin/analytics-query';
import { earningsRows, HOURS_OF_DAY } from '@/lib/admin/earnings';
import type { Earnings } from '@/lib/data/admin/analytics';

/** Hours with fewer views than this have no colour in the table, because a single click would look like a lot. */
const ENOUGH_VIEWS = 100;
const HEATS = 4;

const perThousand = (clicks: number, views: number) =>
  views === 0 ? '' : ((clicks * 1000) / views).toLocaleString('en-GB', { maximumFractionDigits: 1 });

interface EarningsTableProps {
  query: AnalyticsQuery;
  earnings: Earnings;
  names: ReadonlyMap<string, string>;
}

/**
 * Shows a table of the clicks to each retailer per thousand views, by hour of the day. It suggests which retailer to
 * promote at which hour.
 */
export function EarningsTable({ query, earnings, names }: EarningsTableProps) {
  const viewsAt = (hour: number) => earnings.views[hour] ?? 0;
  const allViews = HOURS_OF_DAY.reduce((sum, hour) => sum + viewsAt(hour), 0);
  const rows = earningsRows(earnings);
  const rateIn = (byHour: Map<number, number>, hour: number) =>
    viewsAt(hour) < ENOUGH_VIEWS ? 0 : (byHour.get(hour) ?? 0) / viewsAt(hour);
  const highest = Math.max(...rows.flatMap(({ byHour }) => HOURS_OF_DAY.map((hour) => rateIn(byHour, hour))));
  const heatOf = (rate: number) => (rate === 0 ? undefined : Math.ceil((rate / highest) * HEATS));
  return (
    <>
      <p className="mb-2 text-sm text-muted">
        The darker a cell, the more clicks. Hours with fewer than {ENOUGH_VIEWS} views have no colour.
      </p>
      <div className="table-box" tabIndex={0} role="region" aria-label="Table: clicks per thousand views">
        <table className="admin-table analytics-table analytics-hours">
          <thead>
            <tr>
              <th scope="col">Retailer</th>
              <th scope="col">All hours</th>
              {HOURS_OF_DAY.map((hour) => (
                <th key={hour} scope="col">
                  {String(hour).padStart(2, '0')}
                  <span className="sr-only">:00</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ retailer, byHour, total }) => (
              <tr key={retailer}>
                <th scope="row">
                  <Link
                    href={`${ANALYTICS_PATH}${analyticsSearch(query, {
                      filter: { dimension: 'retailer', value: retailer },
                      list: null,
                    })}`}
                    prefetch={false}
                    scroll={false}
                    className="admin-link"
                  >
                    {names.get(retailer) ?? retailer}
                  </Link>
                </th>
                <td>
                  <strong>{perThousand(total, allViews)}</strong>
                </td>
                {HOURS_OF_DAY.map((hour) => (
                  <td key={hour} data-heat={heatOf(rateIn(byHour, hour))}>
                    {perThousand(byHour.get(hour) ?? 0, viewsAt(hour))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
