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
import { rollUpAfterResponse } from './roll-up';

const PER_PAGE = 50;
/** The number of retailers in the table of earnings on the main screen. */
const TOP_RETAILERS = 15;
const NO_NAMES: ReadonlyMap<string, string> = new Map();

/** Returns everything that the analytics screen shows. */
export async function readAnalytics(db: Db, query: AnalyticsQuery) {
  const [analytics, vitals, earnings, live] = await Promise.all([
    getAnalytics(db, query),
    getVitals(db, query),
    getEarnings(db, query, { limit: TOP_RETAILERS, offset: 0 }),
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
  const isAddingUp = rollUpAfterResponse(analytics.rolledAt);
  return { analytics, vitals, earnings, live, namesOf, isAddingUp };
}

/** Returns the totals of a period and of the period before. */
export async function readTotals(db: Db, query: AnalyticsQuery) {
  const { rolledAt, ...totals } = await getTotals(db, query);
  rollUpAfterResponse(rolledAt);
  return totals;
}

/** Returns one page of a list. If the page number is too high, returns no rows. */
export async function readWholeList(db: Db, query: AnalyticsQuery, list: AnalyticsList) {
  const part = (page: number) =>
    getAnalyticsList(db, query, { list, limit: PER_PAGE, offset: (page - 1) * PER_PAGE });
  const [{ rows, total }, { rolledAt }] = await Promise.all([part(query.page), getTotals(db, query)]);
  const names = await namesIn(db, list, rows);
  const isAddingUp = rollUpAfterResponse(rolledAt);
  return { rows, total, last: pageCount(total, PER_PAGE), names, rolledAt, isAddingUp };
}

/** Returns one page of the table of earnings. If the page number is too high, returns no retailers. */
export async function readAllEarnings(db: Db, query: AnalyticsQuery) {
  const part = { limit: PER_PAGE, offset: (query.page - 1) * PER_PAGE };
  const [earnings, { rolledAt }] = await Promise.all([getEarnings(db, query, part), getTotals(db, query)]);
  const slugs = [...new Set(earnings.clicks.map(({ retailer }) => retailer))];
  const names = await getRowNames(db, { table: 'retailers', slugs });
  const isAddingUp = rollUpAfterResponse(rolledAt);
  return { earnings, last: pageCount(earnings.total, PER_PAGE), names, rolledAt, isAddingUp };
}

/**
 * Returns the name of the retailer, product or widget that the analytics are filtered by. For other filters, returns
 * the value itself; without a filter, ''.
 */
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
