import Link from 'next/link';
import { changeText, comparedText, whole } from '@/lib/admin/analytics-figures';
import { ANALYTICS_PATH, type AnalyticsQuery } from '@/lib/admin/analytics-query';
import type { Totals } from '@/lib/data/admin/analytics';

interface VisitsProps {
  query: AnalyticsQuery;
  totals: Totals;
  before: Totals;
  /** The time at which the figures were read, as an ISO time. */
  now: string;
}

const describe = (now: number, earlier: number) => {
  const change = changeText(now, earlier);
  return change ? `${change} against ${whole(earlier)}` : 'none before';
};

/** Shows the views and clicks of the last seven days, compared with the seven days before. */
export function Visits({ query, totals, before, now }: VisitsProps) {
  const figures = [
    { label: 'Views', current: totals.views, earlier: before.views },
    { label: 'Clicks on paid links', current: totals.clicks, earlier: before.clicks },
  ];
  return (
    <section aria-labelledby="visits" className="card mb-4 px-3 py-4 sm:px-4">
      <h2 id="visits">
        <Link href={ANALYTICS_PATH} prefetch={false} className="hover:text-brand hover:underline">
          Visits in the last 7 days
        </Link>
      </h2>
      <dl className="mt-2 flex flex-wrap gap-x-10 gap-y-2">
        {figures.map(({ label, current, earlier }) => (
          <div key={label}>
            <dt className="text-sm">{label}</dt>
            <dd>
              <span className="font-display text-3xl font-bold">{whole(current)}</span>{' '}
              <span className="text-sm text-muted">
                {describe(current, earlier)} ({comparedText(query, now)})
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
