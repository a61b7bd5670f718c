import { z } from 'zod';
import { readAhead } from '@/lib/admin/read-ahead';
import { DatabaseError } from '@/lib/data/database-error';
import { csvStream } from '@/lib/lists/csv';
import { readListQuery } from '@/lib/resources/list-query';
import { requireAdmin } from '@/lib/services/accounts/require-admin';
import { exportLinks } from '@/lib/services/links/export-links';
import { listedLinks } from '@/lib/services/links/listed-links';

const idsSchema = z.array(z.uuid()).max(200);

/** Exports the list of links as CSV: all links that match its filters, or only the ticked ones (`?id=…&id=…`). */
export async function GET(request: Request) {
  const { db } = await requireAdmin();
  const { searchParams } = new URL(request.url);
  const ids = idsSchema.safeParse(searchParams.getAll('id'));
  if (!ids.success)
    return new Response('Each id must be a row’s id, and at most 200 are allowed', { status: 400 });
  const resource = listedLinks();
  const query = readListQuery(resource, Object.fromEntries(searchParams));
  const batches = await readAhead(exportLinks(db, { resource, query, ids: ids.data })).catch(
    (error: unknown) => {
      if (!(error instanceof DatabaseError)) throw error;
      console.error('An export failed:', error);
      return null;
    },
  );
  if (!batches) return new Response('The links couldn’t be loaded. Try again in a minute.', { status: 503 });
  const day = new Date().toISOString().slice(0, 10);
  return new Response(csvStream(batches), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="links-${day}.csv"`,
      'Cache-Control': 'no-store',
    },
  });
}
