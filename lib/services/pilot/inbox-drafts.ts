import 'server-only';
import type { Counted } from '@/lib/data/admin/overview';
import { getProposalFigures } from '@/lib/data/admin/proposals';
import type { Db } from '@/lib/supabase/public';

/**
 * Counts, for the overview, the content pilot's drafts that wait for a decision. Returns an empty array if there are
 * none.
 */
export async function listInboxDrafts(db: Db): Promise<Counted[]> {
  const { drafted = 0 } = (await getProposalFigures(db)).states;
  const path = '/admin/content-pilot?state=drafted';
  return drafted > 0 ? [{ label: 'Drafts in the inbox of the content pilot', count: drafted, path }] : [];
}
