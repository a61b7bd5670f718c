import { whole } from '@/lib/admin/analytics-figures';
import type { ChartPoint } from './course';
import { CourseChart } from './course-chart';

/** The chart by hour or day, and a table with the same figures. */
export function CourseSection({ points, isByHour }: { points: ChartPoint[]; isByHour: boolean }) {
  return (
    <section aria-labelledby="course" className="card mt-4 px-3 py-4 sm:px-4">
      <h2 id="course">{isByHour ? 'By hour' : 'By day'}</h2>
      <CourseChart points={points} />
      <details className="mt-2">
        <summary className="admin-link cursor-pointer">The same figures as a table</summary>
        <div className="table-box mt-2" tabIndex={0} role="region" aria-label="Table of the chart">
          <table className="admin-table">
            <thead>
              <tr>
                <th scope="col">{isByHour ? 'Hour' : 'Day'}</th>
                <th scope="col">Views</th>
                <th scope="col">Visitors</th>
                <th scope="col">Clicks</th>
              </tr>
            </thead>
            <tbody>
              {points.map(({ at, long, views, visitors, clicks }) => (
                <tr key={at}>
                  <th scope="row">
                    <time dateTime={at}>{long}</time>
                  </th>
                  <td>{whole(views)}</td>
                  <td>{whole(visitors)}</td>
                  <td>{whole(clicks)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  );
}
