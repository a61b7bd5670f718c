import Link from 'next/link';
import { ANALYTICS_PATH, type AnalyticsQuery, analyticsSearch } from '@/lib/admin/analytics-query';
import type { Earnings } from '@/lib/data/admin/analytics';

/** In an hour of fewer views, a single click would look like a lot. Such hours have no colour. */
const ENOUGH_VIEWS = 100;
const HEATS = 4;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

const perThousand = (clicks: number, views: number) =>
  views === 0 ? '' : ((clicks * 1000) / views).toLocaleString('en-GB', { maximumFractionDigits: 1 });

interface EarningsTableProps {
  query: AnalyticsQuery;
  earnings: Earnings;
  names: ReadonlyMap<string, string>;
}

/**
 * A table of the clicks to each retailer per thousand views of the whole site, by hour of the day. It suggests which
 * retailer to promote at which hour.
 */
export function EarningsTable({ query, earnings: { views, clicks }, names }: EarningsTableProps) {
  const viewsAt = (hour: number) => views[hour] ?? 0;
  const allViews = HOURS.reduce((sum, hour) => sum + viewsAt(hour), 0);
  const rows = [...Map.groupBy(clicks, ({ retailer }) => retailer)]
    .map(([retailer, own]) => ({
      retailer,
      byHour: new Map(own.map((each) => [each.hour, each.clicks])),
      total: own.reduce((sum, each) => sum + each.clicks, 0),
    }))
    .sort((a, b) => b.total - a.total);
  const rateIn = (byHour: Map<number, number>, hour: number) =>
    viewsAt(hour) < ENOUGH_VIEWS ? 0 : (byHour.get(hour) ?? 0) / viewsAt(hour);
  const highest = Math.max(...rows.flatMap(({ byHour }) => HOURS.map((hour) => rateIn(byHour, hour))));
  const heatOf = (rate: number) => (rate === 0 ? undefined : Math.ceil((rate / highest) * HEATS));
  return (
    <section aria-labelledby="earnings" className="card mt-4 min-w-0 px-3 py-4 sm:px-4">
      <h2 id="earnings">Clicks per thousand views, by retailer and hour</h2>
      <p className="mb-2 text-sm text-muted">
        Clicks to the retailer per thousand page views of the whole site in that hour of the day, in London.
        The more, the darker; hours with fewer than {ENOUGH_VIEWS} views have no colour. All visits count,
        whatever the filter.
      </p>
      {rows.length === 0 ? (
        <p className="text-muted">Nobody clicked a link to a retailer on these days.</p>
      ) : (
        <div className="table-box" tabIndex={0} role="region" aria-label="Table: clicks per thousand views">
          <table className="admin-table analytics-table analytics-hours">
            <thead>
              <tr>
                <th scope="col">Retailer</th>
                <th scope="col">All hours</th>
                {HOURS.map((hour) => (
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
                  {HOURS.map((hour) => (
                    <td key={hour} data-heat={heatOf(rateIn(byHour, hour))}>
                      {perThousand(byHour.get(hour) ?? 0, viewsAt(hour))}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
