import type { Schedule } from '@/lib/data/schedules';
import { formatMoment } from '@/lib/dates/london-time';
import { labelOfKind } from '@/lib/services/jobs/kinds';
import { RunScheduleButton } from './job-actions';

/** Lists the schedules. A schedule starts its job at certain times. */
export function ScheduleTable({ schedules }: { schedules: Schedule[] }) {
  return (
    <section aria-labelledby="schedules" className="mt-8">
      <h2 id="schedules" className="mb-2">
        Schedules
      </h2>
      <div className="table-box" tabIndex={0} role="region" aria-label="Table of schedules">
        <table className="admin-table">
          <thead>
            <tr>
              <th scope="col">Job</th>
              <th scope="col">Times (cron, London)</th>
              <th scope="col">Next due</th>
              <th scope="col">Actions</th>
            </tr>
          </thead>
          <tbody>
            {schedules.map(({ name, kind, cron, next_due_at: next }) => (
              <tr key={name}>
                <th scope="row" className="min-w-40">
                  {labelOfKind(kind)}
                </th>
                <td>
                  <code>{cron}</code>
                </td>
                <td>{next ? <time dateTime={next}>{formatMoment(next)}</time> : 'not planned yet'}</td>
                <td>
                  <RunScheduleButton name={name} label={labelOfKind(kind)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
