import { qualityPagesList } from '@/lib/admin/quality-list';
import { readListQuery } from '@/lib/resources/list-query';
import { requireAdmin } from '@/lib/services/accounts/require-admin';
import { exportQuality } from '@/lib/services/quality/export-quality';
import { exportResponse, idsToExport, wrongIds } from '@/lib/services/rows/export-response';

/**
 * Exports the list of scored pages as CSV: all pages that match its filters, or only the ticked ones (`?id=…&id=…`).
 */
export async function GET(request: Request) {
  const { db } = await requireAdmin();
  const { searchParams } = new URL(request.url);
  const ids = idsToExport(searchParams);
  if (!ids) return wrongIds();
  const query = readListQuery(qualityPagesList, Object.fromEntries(searchParams));
  return exportResponse('content-quality', exportQuality(db, { query, ids }));
}
