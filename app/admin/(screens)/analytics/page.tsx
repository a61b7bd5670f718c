import { Cards } from '@/components/admin/analytics/cards';
import { courseOf } from '@/components/admin/analytics/course';
import { CourseSection } from '@/components/admin/analytics/course-section';
import { EarningsSection } from '@/components/admin/analytics/earnings-section';
import { ExportLink } from '@/components/admin/analytics/export-link';
import { FiguresNote } from '@/components/admin/analytics/figures-note';
import { FilterNote } from '@/components/admin/analytics/filter-note';
import { ListCard } from '@/components/admin/analytics/list-card';
import { LiveNow } from '@/components/admin/analytics/live-now';
import { RangeChoice } from '@/components/admin/analytics/range-choice';
import { VitalsTable } from '@/components/admin/analytics/vitals-table';
import { AllEarnings, WholeList } from '@/components/admin/analytics/whole-list';
import { ScreenHead } from '@/components/admin/screen-head';
import { LISTS, readAnalyticsQuery } from '@/lib/admin/analytics-query';
import type { SearchParams } from '@/lib/routing/query-parameters';
import { requireAdmin } from '@/lib/services/accounts/require-admin';
import { nameOfFilter, readAnalytics } from '@/lib/services/analytics/read-analytics';

export const instant = false;
export const metadata = { title: 'Analytics' };

/**
 * Shows the figures of a period: totals, a chart, lists such as pages and searches, clicks per thousand views, and web
 * vitals. Also shows the last 30 minutes. With `?list=…`, shows a single list with all its rows instead.
 */
export default async function AnalyticsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { db } = await requireAdmin();
  const now = new Date().toISOString();
  const query = readAnalyticsQuery(await searchParams, now);
  const head = (
    <>
      <ScreenHead title="Analytics">{!query.list && <ExportLink table="course" query={query} />}</ScreenHead>
      <RangeChoice query={query} />
      <FilterNote query={query} name={await nameOfFilter(db, query)} />
    </>
  );
  if (query.list) {
    return (
      <>
        {head}
        {query.list === 'earnings' ? (
          <AllEarnings db={db} query={query} />
        ) : (
          <WholeList db={db} query={query} list={query.list} />
        )}
      </>
    );
  }
  const { analytics, vitals, earnings, live, namesOf, isAddingUp } = await readAnalytics(db, query);
  const { rolledAt } = analytics;
  return (
    <>
      {head}
      <Cards query={query} now={now} totals={analytics.totals} before={analytics.before} />
      <FiguresNote rolledAt={rolledAt} isAddingUp={isAddingUp} />
      <CourseSection query={query} points={courseOf(query, analytics, now)} />
      <LiveNow initial={live} rolledAt={rolledAt} isAddingUp={isAddingUp} />
      <div className="mt-4 grid gap-4 xl:grid-cols-2">
        {LISTS.map((list) => (
          <ListCard key={list} {...{ list, query }} listed={analytics.tops[list]} names={namesOf(list)} />
        ))}
      </div>
      <EarningsSection query={query} earnings={earnings} names={namesOf('retailer')} />
      <VitalsTable query={query} vitals={vitals} />
    </>
  );
}
