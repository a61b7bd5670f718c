import 'server-only';
import { getRow } from '@/lib/data/admin/rows';
import type { Found } from '@/lib/pilot/proposal';
import { resourceOf } from '@/lib/resources';
import type { DraftFacts } from '@/lib/schema/draft-facts';
import { draftFactsOf } from '@/lib/services/prompts/prompt-values';
import type { Db } from '@/lib/supabase/public';

/**
 * Returns the facts that a model receives for a proposal: the row's current facts, and facts that the rule has found.
 * Returns null if the row no longer exists.
 */
export async function proposalFacts(
  db: Db,
  { entity, rowId, name, brief }: Pick<Found, 'entity' | 'rowId' | 'name' | 'brief'>,
): Promise<DraftFacts | null> {
  const lines = brief.map((line, index) => ({ id: `proposal:${index}`, ...line }));
  if (rowId === null) return { name, lines };
  const resource = resourceOf(entity);
  const row = resource && (await getRow(db, resource, rowId));
  if (!resource || !row) return null;
  const facts = draftFactsOf(resource, row);
  return { ...facts, lines: [...facts.lines, ...lines] };
}
