import { readListQuery } from '@/lib/resources/list-query';
import { requireAdmin } from '@/lib/services/accounts/require-admin';
import { exportLinks } from '@/lib/services/links/export-links';
import { listedLinks } from '@/lib/services/links/listed-links';
import { exportResponse, idsToExport, wrongIds } from '@/lib/services/rows/export-response';

/** Exports the list of links as CSV: all links that match its filters, or only the ticked ones (`?id=…&id=…`). */
export async function GET(request: Request) {
  const { db } = await requireAdmin();
  const { searchParams } = new URL(request.url);
  const ids = idsToExport(searchParams);
  if (!ids) return wrongIds();
  const resource = listedLinks();
  const query = readListQuery(resource, Object.fromEntries(searchParams));
  return exportResponse('links', exportLinks(db, { resource, query, ids }));
}
