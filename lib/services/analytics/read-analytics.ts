import 'server-only';
import { isRowId } from '@/lib/admin/screen-at';
import type { AnalyticsList, AnalyticsQuery } from '@/lib/admin/analytics-query';
import {
  getAnalytics,
  getAnalyticsList,
  getEarnings,
  getLiveFigures,
  getTotals,
  getVitals,
  getWidgetTitles,
  type ListedRow,
} from '@/lib/data/admin/analytics';
import { getRowNames } from '@/lib/data/admin/row-names';
import { pageCount } from '@/lib/lists/pagination';
import type { Db } from '@/lib/supabase/public';
import { rollUpForReading } from './roll-up';

const PER_PAGE = 50;
const NO_NAMES: ReadonlyMap<string, string> = new Map();

/** Returns everything that the analytics screen shows. */
export async function readAnalytics(db: Db, query: AnalyticsQuery) {
  await bringUpToDate();
  const [analytics, vitals, earnings, live] = await Promise.all([
    getAnalytics(db, query),
    getVitals(db, query),
    getEarnings(db, query),
    getLiveFigures(db),
  ]);
  const [retailers, products, widgets] = await Promise.all([
    getRowNames(db, {
      table: 'retailers',
      slugs: [
        ...new Set([
          ...itemsOf(analytics.tops.retailer?.rows),
          ...earnings.clicks.map(({ retailer }) => retailer),
        ]),
      ],
    }),
    getRowNames(db, { table: 'products', slugs: itemsOf(analytics.tops.product?.rows) }),
    getWidgetTitles(db, itemsOf(analytics.tops.widget?.rows)),
  ]);
  const names: Partial<Record<AnalyticsList, ReadonlyMap<string, string>>> = {
    ...{ retailer: retailers, product: products, widget: widgets },
  };
  const namesOf = (list: AnalyticsList) => names[list] ?? NO_NAMES;
  return { analytics, vitals, earnings, live, namesOf };
}

/** Returns the totals of a period and of the period before. */
export async function readTotals(db: Db, query: AnalyticsQuery) {
  await bringUpToDate();
  return getTotals(db, query);
}

/** Returns one page of a list. A page after the last one is shown as the last one. */
export async function readWholeList(db: Db, query: AnalyticsQuery, list: AnalyticsList) {
  await bringUpToDate();
  const part = (page: number) =>
    getAnalyticsList(db, query, { list, limit: PER_PAGE, offset: (page - 1) * PER_PAGE });
  const { rows, total } = await part(query.page);
  return { rows, total, last: pageCount(total, PER_PAGE), names: await namesIn(db, list, rows) };
}

/** Returns the filter's value as visitors know it: the name of a retailer or product, otherwise the value itself. */
export async function nameOfFilter(db: Db, { filter }: AnalyticsQuery): Promise<string> {
  if (!filter) return '';
  const names = await namesIn(db, filter.dimension, [{ item: filter.value }]);
  return names.get(filter.value) ?? filter.value;
}

const itemsOf = (rows: Pick<ListedRow, 'item'>[] = []) => rows.map(({ item }) => item);

async function namesIn(db: Db, list: AnalyticsList, rows: Pick<ListedRow, 'item'>[]) {
  if (list === 'retailer') return getRowNames(db, { table: 'retailers', slugs: itemsOf(rows) });
  if (list === 'product') return getRowNames(db, { table: 'products', slugs: itemsOf(rows) });
  if (list === 'widget') return getWidgetTitles(db, itemsOf(rows).filter(isRowId));
  return NO_NAMES;
}

/** Rolls up new events. If that fails, the screen shows the figures so far. */
const bringUpToDate = () =>
  rollUpForReading().catch((error: unknown) => console.error('The roll-up of events failed:', error));
