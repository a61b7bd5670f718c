import Link from 'next/link';
import { whole } from '@/lib/admin/analytics-figures';
import {
  ANALYTICS_PATH,
  type AnalyticsQuery,
  analyticsSearch,
  isByHour,
  isOneDay,
} from '@/lib/admin/analytics-query';
import { londonDay } from '@/lib/dates/london-time';
import type { ChartPoint } from './course';
import { CourseChart } from './course-chart';

/**
 * Shows the chart by hour or by day, and a table with the same figures. Unless the period is a single day, each row of
 * the table has a link that narrows the period to the row's day.
 */
export function CourseSection({ query, points }: { query: AnalyticsQuery; points: ChartPoint[] }) {
  const [unit, heading] = isByHour(query) ? (['Hour', 'By hour'] as const) : (['Day', 'By day'] as const);
  return (
    <section aria-labelledby="course" className="card mt-4 px-3 py-4 sm:px-4">
      <h2 id="course">{heading}</h2>
      <CourseChart points={points} />
      <details className="mt-2">
        <summary className="admin-link cursor-pointer">The same figures as a table</summary>
        {isByHour(query) && (
          <p className="mt-2 text-sm text-muted">
            A day is the shortest period: pages, links and sources are not kept by hour.
          </p>
        )}
        <div className="table-box mt-2" tabIndex={0} role="region" aria-label="Table of the chart">
          <table className="admin-table">
            <thead>
              <tr>
                <th scope="col">{unit}</th>
                <th scope="col">Views</th>
                <th scope="col">Visitors</th>
                <th scope="col">Clicks</th>
              </tr>
            </thead>
            <tbody>
              {points.map((point) => (
                <tr key={point.at}>
                  <th scope="row">
                    {isOneDay(query) ? <Time {...point} /> : <DayLink query={query} {...point} />}
                  </th>
                  <td>{whole(point.views)}</td>
                  <td>{whole(point.visitors)}</td>
                  <td>{whole(point.clicks)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  );
}

const Time = ({ at, long }: ChartPoint) => <time dateTime={at}>{long}</time>;

/** Shows the day or hour as a link that narrows the period to this day, or to the day of this hour. */
function DayLink({ query, ...point }: ChartPoint & { query: AnalyticsQuery }) {
  const day = isByHour(query) ? londonDay(point.at) : point.at;
  return (
    <Link
      href={`${ANALYTICS_PATH}${analyticsSearch(query, { range: 'custom', from: day, to: day })}`}
      prefetch={false}
      scroll={false}
      className="admin-link"
    >
      <Time {...point} />
    </Link>
  );
}
