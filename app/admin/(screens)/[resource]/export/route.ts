import { exportRows } from '@/lib/data/admin/export';
import { resourceOf } from '@/lib/resources';
import { readListQuery } from '@/lib/resources/list-query';
import { requireAdmin } from '@/lib/services/accounts/require-admin';
import { exportResponse, formatToExport, idsToExport, wrongIds } from '@/lib/services/rows/export-response';

/**
 * Exports a list as CSV, or as JSON with `?format=json`: all rows that match the list's filters, or only the ticked
 * rows (`?id=…&id=…`).
 */
export async function GET(request: Request, { params }: { params: Promise<{ resource: string }> }) {
  const { db } = await requireAdmin();
  const resource = resourceOf((await params).resource);
  if (!resource) return new Response('Unknown entity', { status: 404 });
  const { searchParams } = new URL(request.url);
  const ids = idsToExport(searchParams);
  if (!ids) return wrongIds();
  const query = readListQuery(resource, Object.fromEntries(searchParams));
  return exportResponse(resource.key, exportRows(db, resource, { query, ids }), formatToExport(searchParams));
}
