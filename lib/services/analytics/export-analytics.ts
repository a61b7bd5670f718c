import 'server-only';
import { ANALYTICS_LISTS } from '@/lib/admin/analytics-lists';
import {
  type AnalyticsList,
  type AnalyticsQuery,
  type ExportedTable,
  isByHour,
} from '@/lib/admin/analytics-query';
import { earningsRows, HOURS_OF_DAY } from '@/lib/admin/earnings';
import { getAnalytics, getAnalyticsList, getEarnings, getVitals } from '@/lib/data/admin/analytics';
import type { CsvTable } from '@/lib/lists/csv';
import type { Db } from '@/lib/supabase/public';

const BATCH = 1000;

/** Streams all rows of a table on the analytics screen. */
export function exportTable(db: Db, query: AnalyticsQuery, table: ExportedTable): AsyncGenerator<CsvTable> {
  switch (table) {
    case 'course':
      return exportCourse(db, query);
    case 'earnings':
      return exportEarnings(db, query);
    case 'vitals':
      return exportVitals(db, query);
    default:
      return exportList(db, query, table);
  }
}

/** Streams all rows of a list on the analytics screen, with the screen's columns except the rate of clicks per view. */
async function* exportList(db: Db, query: AnalyticsQuery, list: AnalyticsList): AsyncGenerator<CsvTable> {
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

/** Streams the figures of the chart: one row per hour if the period has at most two days, otherwise one row per day. */
async function* exportCourse(db: Db, query: AnalyticsQuery): AsyncGenerator<CsvTable> {
  const { days, hours } = await getAnalytics(db, query);
  const [unit, points] = isByHour(query) ? (['hour', hours] as const) : (['day', days] as const);
  yield {
    columns: [unit, 'views', 'visitors', 'clicks'],
    rows: points.map(({ at, ...figures }) => ({ [unit]: at, ...figures })),
  };
}

/**
 * Streams the clicks to retailers: one row per clicked retailer and hour of the day, with the views of all chosen pages
 * in that hour.
 */
async function* exportEarnings(db: Db, query: AnalyticsQuery): AsyncGenerator<CsvTable> {
  for (let offset = 0; ; offset += BATCH) {
    const earnings = await getEarnings(db, query, { limit: BATCH, offset });
    const rows = earningsRows(earnings).flatMap(({ retailer, byHour }) =>
      HOURS_OF_DAY.map((hour) => ({
        ...{ retailer, hour },
        clicks: byHour.get(hour) ?? 0,
        views: earnings.views[hour] ?? 0,
      })),
    );
    if (offset === 0 || rows.length > 0) yield { columns: ['retailer', 'hour', 'clicks', 'views'], rows };
    if (offset + BATCH >= earnings.total) return;
  }
}

/** Streams the 75th percentile of each web vital by page template. */
async function* exportVitals(db: Db, query: AnalyticsQuery): AsyncGenerator<CsvTable> {
  const vitals = await getVitals(db, query);
  yield {
    columns: ['template', 'metric', 'p75', 'visits'],
    rows: vitals.map(({ count, ...vital }) => ({ ...vital, visits: count })),
  };
}
