import type { QualityDay } from '@/lib/data/admin/quality';
import { formatDate, shortDay } from '@/lib/dates/london-time';

const WIDTH = 600;
const HEIGHT = 120;

/** Shows the average score of each day, as a line chart and as a table. */
export function ScoreTrend({ days, of }: { days: QualityDay[]; of: string }) {
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return null;
  const span = Math.max(1, Date.parse(last.day) - Date.parse(first.day));
  const points = days.map(({ day, score }) => ({
    x: days.length === 1 ? WIDTH / 2 : ((Date.parse(day) - Date.parse(first.day)) / span) * WIDTH,
    y: HEIGHT - (score / 100) * HEIGHT,
  }));
  const line = points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  return (
    <section aria-labelledby="trend" className="card mb-4 px-3 py-3 sm:px-4">
      <h2 id="trend">Average score of {of} by day</h2>
      <svg
        viewBox={`-6 -6 ${WIDTH + 12} ${HEIGHT + 12}`}
        aria-hidden="true"
        className="mt-3 h-32 w-full text-brand"
        preserveAspectRatio="none"
      >
        {[0, 50, 100].map((score) => (
          <line
            key={score}
            x1={0}
            x2={WIDTH}
            y1={HEIGHT - (score / 100) * HEIGHT}
            y2={HEIGHT - (score / 100) * HEIGHT}
            stroke="var(--rule)"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <polyline
          points={line}
          fill="none"
          stroke="currentColor"
          strokeWidth={2}
          vectorEffect="non-scaling-stroke"
        />
        {points.length === 1 &&
          points.map(({ x, y }) => (
            // Draw a lone point as a line of length zero with round ends. Unlike a circle, it stays round when the
            // chart is stretched.
            <line
              key={x}
              x1={x}
              y1={y}
              x2={x}
              y2={y}
              stroke="currentColor"
              strokeWidth={8}
              strokeLinecap="round"
              vectorEffect="non-scaling-stroke"
            />
          ))}
      </svg>
      <p className="flex justify-between text-sm text-muted">
        <span>{shortDay(first.day)}</span>
        {days.length > 1 && <span>{shortDay(last.day)}</span>}
      </p>
      <details className="mt-2">
        <summary className="cursor-pointer text-sm">Figures</summary>
        <div className="table-box mt-2" tabIndex={0} role="region" aria-label="Table of scores by day">
          <table className="admin-table">
            <thead>
              <tr>
                <th scope="col">Day</th>
                <th scope="col">Average score</th>
                <th scope="col">Failed checks</th>
                <th scope="col">Pages</th>
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map(({ day, score, faults, pages }) => (
                <tr key={day}>
                  <th scope="row">{formatDate(day)}</th>
                  <td>{score.toLocaleString('en-GB')}</td>
                  <td>{faults.toLocaleString('en-GB')}</td>
                  <td>{pages.toLocaleString('en-GB')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  );
}
