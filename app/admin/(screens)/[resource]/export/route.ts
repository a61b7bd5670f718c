import { z } from 'zod';
import { csvStream } from '@/lib/lists/csv';
import { readAhead } from '@/lib/admin/read-ahead';
import { exportRows } from '@/lib/data/admin/export';
import { DatabaseError } from '@/lib/data/database-error';
import { resourceOf } from '@/lib/resources';
import { readListQuery } from '@/lib/resources/list-query';
import { requireAdmin } from '@/lib/services/accounts/require-admin';

const idsSchema = z.array(z.uuid()).max(200);

/** Exports a list as CSV: all rows that match the list's filters, or only the ticked rows (`?id=…&id=…`). */
export async function GET(request: Request, { params }: { params: Promise<{ resource: string }> }) {
  const { db } = await requireAdmin();
  const resource = resourceOf((await params).resource);
  if (!resource) return new Response('Unknown entity', { status: 404 });
  const { searchParams } = new URL(request.url);
  const ids = idsSchema.safeParse(searchParams.getAll('id'));
  if (!ids.success)
    return new Response('Each id must be a row’s id, and at most 200 are allowed', { status: 400 });
  const query = readListQuery(resource, Object.fromEntries(searchParams));
  const day = new Date().toISOString().slice(0, 10);
  const batches = await readAhead(exportRows(db, resource, { query, ids: ids.data })).catch(
    (error: unknown) => {
      if (!(error instanceof DatabaseError)) throw error;
      console.error('An export failed:', error);
      return null;
    },
  );
  if (!batches) return new Response('The rows couldn’t be loaded. Try again in a minute.', { status: 503 });
  return new Response(csvStream(batches), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${resource.key}-${day}.csv"`,
      'Cache-Control': 'no-store',
    },
  });
}
