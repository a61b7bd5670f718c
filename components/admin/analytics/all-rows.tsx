import type { ReactNode } from 'react';
import Link from 'next/link';
import { ListToolbar } from '@/components/admin/list/list-toolbar';
import { NoRows } from '@/components/admin/list/no-rows';
import { PageSteps } from '@/components/admin/list/page-steps';
import {
  ANALYTICS_PATH,
  type AnalyticsQuery,
  analyticsSearch,
  type WholeList,
} from '@/lib/admin/analytics-query';
import { counted, ROWS } from '@/lib/resources/entity-texts';
import { ExportLink } from './export-link';

interface AllRowsProps {
  table: WholeList;
  title: string;
  query: AnalyticsQuery;
  /** The number of rows. */
  total: number;
  /** The number of pages. */
  last: number;
  /** The rows of the current page. */
  children: ReactNode;
}

/** Shows one table of the analytics screen with all of its rows, divided into pages. */
export function AllRows({ table, title, query, total, last, children }: AllRowsProps) {
  const to = (page: number) => `${ANALYTICS_PATH}${analyticsSearch(query, { page })}`;
  const withoutSearch = analyticsSearch(query, { search: '' });
  return (
    <section aria-labelledby="all-rows">
      <h2 id="all-rows" className="mt-4 mb-2">
        {title}
      </h2>
      <ListToolbar
        path={ANALYTICS_PATH}
        many="rows"
        search={analyticsSearch(query)}
        kept={Object.fromEntries(new URLSearchParams(withoutSearch))}
      />
      <p role="status" className="mb-2 flex flex-wrap gap-x-4 text-muted">
        {counted(ROWS, total)} <ExportLink table={table} query={query} />
        <Link
          href={`${ANALYTICS_PATH}${analyticsSearch(query, { list: null })}`}
          prefetch={false}
          className="admin-link"
        >
          All lists
        </Link>
      </p>
      {total > 0 ? (
        children
      ) : (
        <NoRows
          many="rows"
          path={`${ANALYTICS_PATH}${withoutSearch}`}
          isNarrowed={query.search !== ''}
          text="Nothing was measured on these days."
        />
      )}
      <PageSteps page={query.page} {...{ last, to }} />
    </section>
  );
}
