import { z } from 'zod';
import { getImport } from '@/lib/data/imports';
import { csvStream } from '@/lib/lists/csv';
import { requireAdmin } from '@/lib/services/accounts/require-admin';
import { failureBatches } from '@/lib/services/imports/failures';

/** Exports the failed rows of an import as CSV, with the reasons, to correct and import again. */
export async function GET(request: Request) {
  const { db } = await requireAdmin();
  const id = z.uuid().safeParse(new URL(request.url).searchParams.get('run'));
  const run = id.success ? await getImport(db, id.data) : null;
  if (!run) return new Response('This import no longer exists', { status: 404 });
  return new Response(csvStream(failureBatches(db, run)), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${run.entity}-failures.csv"`,
      'Cache-Control': 'no-store',
    },
  });
}
