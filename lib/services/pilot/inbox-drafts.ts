import 'server-only';
import type { Counted } from '@/lib/data/admin/overview';
import { getProposalFigures } from '@/lib/data/admin/proposals';
import type { Db } from '@/lib/supabase/public';

/** Counts the drafts of the content pilot that wait for a decision, for the overview. Empty if there are none. */
export async function listInboxDrafts(db: Db): Promise<Counted[]> {
  const { drafted = 0 } = (await getProposalFigures(db)).states;
  const path = '/admin/content-pilot?state=drafted';
  return drafted > 0 ? [{ label: 'Drafts in the inbox of the content pilot', count: drafted, path }] : [];
}
