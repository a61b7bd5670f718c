import { ANALYTICS_LISTS } from '@/lib/admin/analytics-lists';
import {
  ANALYTICS_PATH,
  type AnalyticsQuery,
  analyticsSearch,
  type ExportedTable,
} from '@/lib/admin/analytics-query';

/** Returns the name of a table for the text of a link. */
function titleOf(table: ExportedTable): string {
  if (table === 'earnings') return 'the clicks per thousand views';
  if (table === 'vitals') return 'the web vitals';
  return table === 'course' ? 'the chart' : ANALYTICS_LISTS[table].title.toLowerCase();
}

/** Shows a link that downloads a table of the analytics screen as a CSV file. */
export function ExportLink({ table, query }: { table: ExportedTable; query: AnalyticsQuery }) {
  const params = new URLSearchParams(analyticsSearch(query));
  params.set('of', table);
  return (
    <a href={`${ANALYTICS_PATH}/export?${params}`} download className="admin-link">
      CSV<span className="sr-only"> of {titleOf(table)}</span>
    </a>
  );
}
