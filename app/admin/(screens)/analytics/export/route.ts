import { type AnalyticsList, isByHour, LISTS, readAnalyticsQuery } from '@/lib/admin/analytics-query';
import { readAhead } from '@/lib/admin/read-ahead';
import { DatabaseError } from '@/lib/data/database-error';
import { csvTexts } from '@/lib/lists/csv';
import { textStream } from '@/lib/lists/text-stream';
import { requireAdmin } from '@/lib/services/accounts/require-admin';
import { exportCourse, exportList } from '@/lib/services/analytics/export-analytics';

/** Exports a list of the analytics screen (`?of=page`), or the figures of its chart, as CSV. */
export async function GET(request: Request) {
  const { db } = await requireAdmin();
  const params = Object.fromEntries(new URL(request.url).searchParams);
  const query = readAnalyticsQuery(params, new Date().toISOString());
  const list: AnalyticsList | undefined = LISTS.find((each) => each === params.of);
  const batches = await readAhead(list ? exportList(db, query, list) : exportCourse(db, query)).catch(
    (error: unknown) => {
      if (!(error instanceof DatabaseError)) throw error;
      console.error('An export failed:', error);
      return null;
    },
  );
  if (!batches)
    return new Response('The figures couldn’t be loaded. Try again in a minute.', { status: 503 });
  return new Response(textStream(csvTexts(batches)), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="analytics-${list ?? (isByHour(query) ? 'hours' : 'days')}-${query.from}-${query.to}.csv"`,
      'Cache-Control': 'no-store',
    },
  });
}
