import { EXPORTED_TABLES, isByHour, readAnalyticsQuery } from '@/lib/admin/analytics-query';
import { readAhead } from '@/lib/admin/read-ahead';
import { DatabaseError } from '@/lib/data/database-error';
import { csvTexts } from '@/lib/lists/csv';
import { textStream } from '@/lib/lists/text-stream';
import { requireAdmin } from '@/lib/services/accounts/require-admin';
import { exportTable } from '@/lib/services/analytics/export-analytics';

/**
 * Exports a table of the analytics screen as CSV. The parameter `of` names the table, such as `?of=page`. The default
 * is the table with the figures of the chart.
 */
export async function GET(request: Request) {
  const { db } = await requireAdmin();
  const params = Object.fromEntries(new URL(request.url).searchParams);
  const query = readAnalyticsQuery(params, new Date().toISOString());
  const table = EXPORTED_TABLES.find((each) => each === params.of) ?? 'course';
  const name = table === 'course' ? (isByHour(query) ? 'hours' : 'days') : table;
  const batches = await readAhead(exportTable(db, query, table)).catch((error: unknown) => {
    if (!(error instanceof DatabaseError)) throw error;
    console.error('An export failed:', error);
    return null;
  });
  if (!batches)
    return new Response('The figures couldn’t be loaded. Try again in a minute.', { status: 503 });
  return new Response(textStream(csvTexts(batches)), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="analytics-${name}-${query.from}-${query.to}.csv"`,
      'Cache-Control': 'no-store',
    },
  });
}
