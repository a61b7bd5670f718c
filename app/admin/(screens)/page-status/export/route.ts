import { pagesList } from '@/lib/resources/definitions/pages';
import { readListQuery } from '@/lib/resources/list-query';
import { requireAdmin } from '@/lib/services/accounts/require-admin';
import { exportPages } from '@/lib/services/crawl/export-pages';
import { exportResponse, idsToExport, wrongIds } from '@/lib/services/rows/export-response';

/** Exports the list of pages as CSV: all pages that match its filters, or only the ticked ones (`?id=…&id=…`). */
export async function GET(request: Request) {
  const { db } = await requireAdmin();
  const { searchParams } = new URL(request.url);
  const ids = idsToExport(searchParams);
  if (!ids) return wrongIds();
  const query = readListQuery(pagesList, Object.fromEntries(searchParams));
  return exportResponse('pages', exportPages(db, { query, ids }));
}
