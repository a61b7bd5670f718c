import { redirect } from 'next/navigation';
import { ANALYTICS_LISTS } from '@/lib/admin/analytics-lists';
import {
  type AnalyticsList,
  ANALYTICS_PATH,
  type AnalyticsQuery,
  analyticsSearch,
} from '@/lib/admin/analytics-query';
import { readAllEarnings, readWholeList } from '@/lib/services/analytics/read-analytics';
import type { Db } from '@/lib/supabase/public';
import { AllRows } from './all-rows';
import { EARNINGS_TITLE, EarningsNote } from './earnings-section';
import { EarningsTable } from './earnings-table';
import { FigureTable } from './figure-table';
import { FiguresNote } from './figures-note';

interface WholeListProps<List> {
  db: Db;
  query: AnalyticsQuery;
  list: List;
}

/** Redirects to the first page of the list if the requested page has no rows. */
function assertPageExists(query: AnalyticsQuery, shown: number): void {
  if (shown === 0 && query.page > 1) redirect(`${ANALYTICS_PATH}${analyticsSearch(query)}`);
}

/** Shows one list of the analytics screen with all of its rows. */
export async function WholeList({ db, query, list }: WholeListProps<AnalyticsList>) {
  const { rows, total, last, names, ...note } = await readWholeList(db, query, list);
  assertPageExists(query, rows.length);
  return (
    <>
      <FiguresNote {...note} />
      <AllRows table={list} title={ANALYTICS_LISTS[list].title} {...{ query, total, last }}>
        <FigureTable {...{ list, query, rows, names }} />
      </AllRows>
    </>
  );
}

/** Shows the clicks per thousand views for all retailers. */
export async function AllEarnings({ db, query }: Omit<WholeListProps<never>, 'list'>) {
  const { earnings, last, names, ...note } = await readAllEarnings(db, query);
  assertPageExists(query, earnings.clicks.length);
  return (
    <>
      <FiguresNote {...note} />
      <AllRows table="earnings" title={EARNINGS_TITLE} total={earnings.total} {...{ query, last }}>
        <EarningsNote filter={query.filter} />
        <EarningsTable {...{ query, earnings, names }} />
      </AllRows>
    </>
  );
}
