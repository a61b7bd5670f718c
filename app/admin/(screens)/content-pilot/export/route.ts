import { proposalsList } from '@/lib/resources/definitions/proposals';
import { readListQuery } from '@/lib/resources/list-query';
import { requireAdmin } from '@/lib/services/accounts/require-admin';
import { exportProposals } from '@/lib/services/pilot/export-proposals';
import { exportResponse, idsToExport, wrongIds } from '@/lib/services/rows/export-response';

/**
 * Exports the list of proposals as CSV: all proposals that match its filters, or only the ticked ones (`?id=…&id=…`).
 */
export async function GET(request: Request) {
  const { db } = await requireAdmin();
  const { searchParams } = new URL(request.url);
  const ids = idsToExport(searchParams);
  if (!ids) return wrongIds();
  const query = readListQuery(proposalsList, Object.fromEntries(searchParams));
  return exportResponse('proposals', exportProposals(db, { query, ids }));
}
