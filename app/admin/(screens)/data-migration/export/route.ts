import { requireAdmin } from '@/lib/services/accounts/require-admin';
import { exportSite } from '@/lib/services/imports/site-json';
import { fileResponse } from '@/lib/services/rows/export-response';

/** Exports the whole site as one JSON file, which can be imported again. */
export async function GET() {
  const { db } = await requireAdmin();
  return fileResponse('site', exportSite(db), 'json');
}
