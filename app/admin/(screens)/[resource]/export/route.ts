import { requireAdmin } from '@/lib/accounts/require-admin';
import { csvStream } from '@/lib/admin/csv';
import { exportRows } from '@/lib/data/admin/export';
import { resourceOf } from '@/lib/resources';
import { readListQuery } from '@/lib/resources/list-query';

/** The rows of a list as CSV: all that its address shows, or the ticked ones (`?id=…&id=…`). */
export async function GET(request: Request, { params }: { params: Promise<{ resource: string }> }) {
  const { db } = await requireAdmin();
  const resource = resourceOf((await params).resource);
  if (!resource) return new Response('There is no such entity', { status: 404 });
  const { searchParams } = new URL(request.url);
  const ids = searchParams.getAll('id').slice(0, 200);
  const query = readListQuery(resource, Object.fromEntries(searchParams));
  const day = new Date().toISOString().slice(0, 10);
  return new Response(csvStream(exportRows(db, resource, { query, ids })), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${resource.key}-${day}.csv"`,
      'Cache-Control': 'no-store',
    },
  });
}
