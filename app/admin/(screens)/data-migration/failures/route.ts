import { z } from 'zod';
import { getImport } from '@/lib/data/imports';
import { WHOLE_SITE } from '@/lib/imports/entities';
import { requireAdmin } from '@/lib/services/accounts/require-admin';
import { failedSite, failureBatches } from '@/lib/services/imports/failures';
import { exportResponse, fileResponse } from '@/lib/services/rows/export-response';

/**
 * Exports the failed rows of an import with the reasons, so that an editor can correct the rows and import them again.
 * The format is CSV, or JSON if the import was of the whole site.
 */
export async function GET(request: Request) {
  const { db } = await requireAdmin();
  const id = z.uuid().safeParse(new URL(request.url).searchParams.get('run'));
  const run = id.success ? await getImport(db, id.data) : null;
  if (!run) return new Response('This import no longer exists', { status: 404 });
  const name = `${run.entity}-failures`;
  return run.entity === WHOLE_SITE
    ? fileResponse(name, failedSite(db, run), 'json')
    : exportResponse(name, failureBatches(db, run));
}
