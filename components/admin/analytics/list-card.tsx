import Link from 'next/link';
import { whole } from '@/lib/admin/analytics-figures';
import { ANALYTICS_LISTS } from '@/lib/admin/analytics-lists';
import {
  type AnalyticsList,
  ANALYTICS_PATH,
  type AnalyticsQuery,
  analyticsSearch,
} from '@/lib/admin/analytics-query';
import type { ListedRows } from '@/lib/data/admin/analytics';
import { ExportLink } from './export-link';
import { FigureTable } from './figure-table';

interface ListCardProps {
  list: AnalyticsList;
  query: AnalyticsQuery;
  listed: ListedRows | undefined;
  names: ReadonlyMap<string, string>;
}

/** Shows the first rows of a list, with a link to all rows and a link that downloads all rows. */
export function ListCard({ list, query, listed, names }: ListCardProps) {
  const { title } = ANALYTICS_LISTS[list];
  return (
    <section aria-labelledby={`list-${list}`} className="card min-w-0 px-3 py-4 sm:px-4">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={`list-${list}`}>{title}</h2>
        {listed && (
          <span className="flex gap-4 text-sm">
            {listed.total > listed.rows.length && (
              <Link
                href={`${ANALYTICS_PATH}${analyticsSearch(query, { list })}`}
                prefetch={false}
                className="admin-link"
              >
                All {whole(listed.total)}
                <span className="sr-only"> {title.toLowerCase()}</span>
              </Link>
            )}
            <ExportLink table={list} query={query} />
          </span>
        )}
      </div>
      {listed ? (
        <FigureTable {...{ list, query, names }} rows={listed.rows} />
      ) : (
        <p className="text-muted">Nothing was measured on these days.</p>
      )}
    </section>
  );
}
