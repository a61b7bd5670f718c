import Link from 'next/link';
import { figureText } from '@/lib/admin/analytics-figures';
import { ANALYTICS_LISTS, FIGURE_LABELS } from '@/lib/admin/analytics-lists';
import {
  type AnalyticsList,
  ANALYTICS_PATH,
  type AnalyticsQuery,
  analyticsSearch,
} from '@/lib/admin/analytics-query';
import type { ListedRow } from '@/lib/data/admin/analytics';

interface FigureTableProps {
  list: AnalyticsList;
  query: AnalyticsQuery;
  rows: ListedRow[];
  names: ReadonlyMap<string, string>;
}

/**
 * Shows the rows of a list with their figures. The name of each row is a link that filters the analytics by this row.
 */
export function FigureTable({ list, query, rows, names }: FigureTableProps) {
  const { title, item, figures } = ANALYTICS_LISTS[list];
  const dimension = list === 'empty' ? 'query' : list;
  const isOfSearches = dimension === 'query';
  return (
    <div className="table-box" tabIndex={0} role="region" aria-label={`Table: ${title}`}>
      <table className="admin-table analytics-table">
        <thead>
          <tr>
            <th scope="col">{item}</th>
            {figures.map((figure) => (
              <th key={figure} scope="col">
                {FIGURE_LABELS[figure]}
              </th>
            ))}
            {isOfSearches && <th scope="col">What to do</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.item}>
              <th scope="row" className="min-w-40 wrap-anywhere">
                <Link
                  href={`${ANALYTICS_PATH}${analyticsSearch(query, {
                    filter: { dimension, value: row.item },
                    list: null,
                  })}`}
                  prefetch={false}
                  scroll={false}
                  className="admin-link"
                >
                  {names.get(row.item) ?? row.item}
                </Link>
              </th>
              {figures.map((figure) => (
                <td key={figure}>{figureText(row, figure)}</td>
              ))}
              {isOfSearches && (
                <td>
                  <WaysToAnswer query={row.item} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Shows, for a search, links to forms in which an editor can add what visitors searched for. */
function WaysToAnswer({ query }: { query: string }) {
  return (
    <span className="flex flex-wrap gap-x-3">
      <Link
        href={`/admin/content/new?${new URLSearchParams({ title: query })}`}
        prefetch={false}
        className="admin-link whitespace-nowrap"
      >
        Create a page<span className="sr-only"> about {query}</span>
      </Link>
      <Link
        href={`${ANALYTICS_PATH}/alias?${new URLSearchParams({ name: query })}`}
        prefetch={false}
        className="admin-link whitespace-nowrap"
      >
        Add an alias<span className="sr-only"> {query}</span>
      </Link>
    </span>
  );
}
