import 'server-only';
import { type Generation, getGeneration } from '@/lib/data/admin/generations';
import { getProposals, type Proposal } from '@/lib/data/admin/proposals';
import { getRow, isParentPublished } from '@/lib/data/admin/rows';
import type { DraftedFact } from '@/lib/prompts/drafted-facts';
import { draftedFields } from '@/lib/prompts/drafted-fields';
import { resourceOf } from '@/lib/resources';
import { type Difference, readable } from '@/lib/resources/differences';
import type { Resource, Row, Values } from '@/lib/resources/resource';
import type { Db } from '@/lib/supabase/public';
import { scheduleValues, unsupportedFacts } from './accept-draft';

interface InboxDraft {
  proposal: Proposal;
  generation: Generation;
  resource: Resource;
  /** The current row; null if the draft is for a new row. */
  row: Row | null;
  texts: Values;
  differences: Difference[];
  unconfirmed: DraftedFact[];
  /** Whether the row is new or not public, and its entity allows scheduling its publication. */
  canSchedule: boolean;
}

/** Returns a draft in the inbox, with its row's current texts. Returns null if the draft is not in the inbox. */
export async function readInboxDraft(db: Db, id: string): Promise<InboxDraft | null> {
  const [proposal] = await getProposals(db, [id]);
  if (proposal?.state !== 'drafted' || !proposal.generation_id) return null;
  const generation = await getGeneration(db, proposal.generation_id);
  const resource = generation && resourceOf(generation.entity);
  if (!resource || !generation.texts) return null;
  const row = generation.row_id ? await getRow(db, resource, generation.row_id) : null;
  const texts = generation.accepted_texts ?? generation.texts;
  const differences = draftedFields(generation.purpose, generation.entity)
    .filter(({ name }) => name in texts)
    .map((field) => ({
      ...{ name: field.name, label: field.label },
      before: readable(row?.[field.name], field),
      after: readable(texts[field.name], field),
    }));
  const isPublic = row
    ? row[resource.flag?.column ?? ''] !== false && (await isParentPublished(db, resource, row))
    : false;
  return {
    ...{ proposal, generation, resource, row, texts, differences },
    unconfirmed: await unsupportedFacts(db, generation, texts),
    canSchedule: !isPublic && scheduleValues(resource, '') !== null,
  };
}
