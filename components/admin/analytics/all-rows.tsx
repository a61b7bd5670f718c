import Link from 'next/link';
import { PageSteps } from '@/components/admin/list/page-steps';
import { ANALYTICS_LISTS } from '@/lib/admin/analytics-lists';
import {
  type AnalyticsList,
  ANALYTICS_PATH,
  type AnalyticsQuery,
  analyticsSearch,
} from '@/lib/admin/analytics-query';
import type { ListedRow } from '@/lib/data/admin/analytics';
import { counted, ROWS } from '@/lib/resources/entity-texts';
import { FigureTable } from './figure-table';
import { ExportLink } from './list-card';

interface AllRowsProps {
  list: AnalyticsList;
  query: AnalyticsQuery;
  rows: ListedRow[];
  total: number;
  /** The number of pages. */
  last: number;
  names: ReadonlyMap<string, string>;
}

/** One list with all of its rows, page by page. */
export function AllRows({ list, query, rows, total, last, names }: AllRowsProps) {
  const to = (page: number) => `${ANALYTICS_PATH}${analyticsSearch(query, { page })}`;
  return (
    <section aria-labelledby="all-rows">
      <h2 id="all-rows">{ANALYTICS_LISTS[list].title}</h2>
      <p role="status" className="mb-2 flex flex-wrap gap-x-4 text-muted">
        {counted(ROWS, total)} <ExportLink list={list} query={query} />
        <Link
          href={`${ANALYTICS_PATH}${analyticsSearch(query, { list: null })}`}
          prefetch={false}
          className="admin-link"
        >
          All lists
        </Link>
      </p>
      {rows.length > 0 ? (
        <FigureTable {...{ list, query, rows, names }} />
      ) : (
        <p className="card p-8 text-center">Nothing was measured on these days.</p>
      )}
      <PageSteps page={query.page} {...{ last, to }} />
    </section>
  );
}
