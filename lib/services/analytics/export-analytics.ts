import 'server-only';
import { ANALYTICS_LISTS } from '@/lib/admin/analytics-lists';
import { type AnalyticsList, type AnalyticsQuery, isByHour } from '@/lib/admin/analytics-query';
import { getAnalytics, getAnalyticsList } from '@/lib/data/admin/analytics';
import type { CsvTable } from '@/lib/lists/csv';
import type { Db } from '@/lib/supabase/public';

const BATCH = 1000;

/** Streams all rows of a list, with the columns of the screen. */
export async function* exportList(
  db: Db,
  query: AnalyticsQuery,
  list: AnalyticsList,
): AsyncGenerator<CsvTable> {
  const figures = ANALYTICS_LISTS[list].figures.filter((name) => name !== 'rate');
  const columns = [list === 'empty' ? 'query' : list, ...figures];
  for (let offset = 0; ; offset += BATCH) {
    const { rows } = await getAnalyticsList(db, query, { list, limit: BATCH, offset });
    if (offset === 0 || rows.length > 0) {
      yield { columns, rows: rows.map(({ item, ...row }) => ({ ...row, [columns[0] ?? '']: item })) };
    }
    if (rows.length < BATCH) return;
  }
}

/** Returns the figures of the chart: by hour for at most two days, otherwise by day. */
export async function* exportCourse(db: Db, query: AnalyticsQuery): AsyncGenerator<CsvTable> {
  const { days, hours } = await getAnalytics(db, query);
  const [unit, points] = isByHour(query) ? (['hour', hours] as const) : (['day', days] as const);
  yield {
    columns: [unit, 'views', 'visitors', 'clicks'],
    rows: points.map(({ at, ...figures }) => ({ [unit]: at, ...figures })),
  };
}
