import { z } from 'zod';
import { requireAdmin } from '@/lib/accounts/require-admin';
import { begun } from '@/lib/admin/begun';
import { csvStream } from '@/lib/admin/csv';
import { exportRows } from '@/lib/data/admin/export';
import { DatabaseError } from '@/lib/errors';
import { resourceOf } from '@/lib/resources';
import { readListQuery } from '@/lib/resources/list-query';

const idsShape = z.array(z.uuid()).max(200);

/** The rows of a list as CSV: all that its address shows, or the ticked ones (`?id=…&id=…`). */
export async function GET(request: Request, { params }: { params: Promise<{ resource: string }> }) {
  const { db } = await requireAdmin();
  const resource = resourceOf((await params).resource);
  if (!resource) return new Response('There is no such entity', { status: 404 });
  const { searchParams } = new URL(request.url);
  const ids = idsShape.safeParse(searchParams.getAll('id'));
  if (!ids.success)
    return new Response('Each id must be that of a row, and there may be 200', { status: 400 });
  const query = readListQuery(resource, Object.fromEntries(searchParams));
  const day = new Date().toISOString().slice(0, 10);
  const batches = await begun(exportRows(db, resource, { query, ids: ids.data })).catch((error: unknown) => {
    if (!(error instanceof DatabaseError)) throw error;
    console.error('An export failed:', error);
    return null;
  });
  if (!batches) return new Response('The rows could not be read. Try again in a minute.', { status: 503 });
  return new Response(csvStream(batches), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${resource.key}-${day}.csv"`,
      'Cache-Control': 'no-store',
    },
  });
}
