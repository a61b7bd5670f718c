import Link from 'next/link';
import { whole } from '@/lib/admin/analytics-figures';
import {
  ANALYTICS_PATH,
  type AnalyticsQuery,
  analyticsSearch,
  hasOnlyClicks,
} from '@/lib/admin/analytics-query';
import { earningsRows } from '@/lib/admin/earnings';
import type { Earnings } from '@/lib/data/admin/analytics';
import { EarningsTable } from './earnings-table';
import { ExportLink } from './export-link';

export const EARNINGS_TITLE = 'Clicks per thousand views, by retailer and hour';

/** Says which page views the clicks are compared with. */
export function EarningsNote({ filter }: Pick<AnalyticsQuery, 'filter'>) {
  return (
    <p className="text-sm text-muted">
      Clicks to each retailer per thousand page views, by hour of the day (UK time).{' '}
      {!filter || hasOnlyClicks(filter.dimension)
        ? 'The views are those of the whole site.'
        : 'The filter applies to the clicks and to the views.'}
    </p>
  );
}

interface EarningsSectionProps {
  query: AnalyticsQuery;
  earnings: Earnings;
  names: ReadonlyMap<string, string>;
}

/** Shows the clicks per thousand views for the most clicked retailers, with a link to all retailers. */
export function EarningsSection({ query, earnings, names }: EarningsSectionProps) {
  const shown = earningsRows(earnings).length;
  return (
    <section aria-labelledby="earnings" className="card mt-4 min-w-0 px-3 py-4 sm:px-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="earnings">{EARNINGS_TITLE}</h2>
        {earnings.total > 0 && (
          <span className="flex gap-4 text-sm">
            {earnings.total > shown && (
              <Link
                href={`${ANALYTICS_PATH}${analyticsSearch(query, { list: 'earnings' })}`}
                prefetch={false}
                className="admin-link"
              >
                All {whole(earnings.total)}
                <span className="sr-only"> retailers by hour</span>
              </Link>
            )}
            <ExportLink table="earnings" query={query} />
          </span>
        )}
      </div>
      <EarningsNote filter={query.filter} />
      {earnings.total > 0 ? (
        <EarningsTable query={query} earnings={earnings} names={names} />
      ) : (
        <p className="mt-2 text-muted">Nobody clicked a link to a retailer on these days.</p>
      )}
    </section>
  );
}
