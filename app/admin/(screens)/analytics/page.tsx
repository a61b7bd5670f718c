import { redirect } from 'next/navigation';
import { AllRows } from '@/components/admin/analytics/all-rows';
import { Cards } from '@/components/admin/analytics/cards';
import { courseOf } from '@/components/admin/analytics/course';
import { CourseSection } from '@/components/admin/analytics/course-section';
import { EarningsTable } from '@/components/admin/analytics/earnings-table';
import { FilterNote } from '@/components/admin/analytics/filter-note';
import { ExportLink, ListCard } from '@/components/admin/analytics/list-card';
import { LiveNow } from '@/components/admin/analytics/live-now';
import { RangeChoice } from '@/components/admin/analytics/range-choice';
import { VitalsTable } from '@/components/admin/analytics/vitals-table';
import { ScreenHead } from '@/components/admin/screen-head';
import {
  ANALYTICS_PATH,
  analyticsSearch,
  isByHour,
  LISTS,
  readAnalyticsQuery,
} from '@/lib/admin/analytics-query';
import { formatMoment } from '@/lib/dates/london-time';
import type { SearchParams } from '@/lib/routing/query-parameters';
import { requireAdmin } from '@/lib/services/accounts/require-admin';
import { nameOfFilter, readAnalytics, readWholeList } from '@/lib/services/analytics/read-analytics';

export const instant = false;
export const metadata = { title: 'Analytics' };

/** Shows the visits of a period: totals, a chart, and lists of pages, links, sources and searches. */
export default async function AnalyticsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { db } = await requireAdmin();
  const now = new Date().toISOString();
  const query = readAnalyticsQuery(await searchParams, now);
  const head = (
    <>
      <ScreenHead title="Analytics">{!query.list && <ExportLink list="course" query={query} />}</ScreenHead>
      <RangeChoice query={query} />
      <FilterNote query={query} name={await nameOfFilter(db, query)} />
    </>
  );
  if (query.list) {
    const whole = await readWholeList(db, query, query.list);
    if (whole.rows.length === 0 && query.page > 1) redirect(`${ANALYTICS_PATH}${analyticsSearch(query)}`);
    return (
      <>
        {head}
        <AllRows list={query.list} query={query} {...whole} />
      </>
    );
  }
  const { analytics, vitals, earnings, live, namesOf } = await readAnalytics(db, query);
  return (
    <>
      {head}
      <Cards query={query} now={now} totals={analytics.totals} before={analytics.before} />
      <p className="mt-2 text-sm text-muted">
        {analytics.rolledAt
          ? `Figures up to ${formatMoment(analytics.rolledAt)}. `
          : 'Nothing has been measured yet. '}
        A visitor is counted again on each day. Bots and browsers that ask not to be tracked are left out.
      </p>
      <CourseSection points={courseOf(query, analytics, now)} isByHour={isByHour(query)} />
      <LiveNow initial={live} />
      <div className="mt-4 grid gap-4 xl:grid-cols-2">
        {LISTS.map((list) => (
          <ListCard key={list} {...{ list, query }} listed={analytics.tops[list]} names={namesOf(list)} />
        ))}
      </div>
      <EarningsTable query={query} earnings={earnings} names={namesOf('retailer')} />
      <VitalsTable vitals={vitals} />
    </>
  );
}
