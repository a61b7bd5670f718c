import 'server-only';
import { type Confirmation, type Generation, getGeneration } from '@/lib/data/admin/generations';
import { getProposals, noteAcceptedProposal } from '@/lib/data/admin/proposals';
import { getRow } from '@/lib/data/admin/rows';
import { actionError, actionOk } from '@/lib/forms/form-state';
import { draftedFactsOf, type DraftedFact, factKey, unsupportedIn } from '@/lib/prompts/drafted-facts';
import { draftedFields } from '@/lib/prompts/drafted-fields';
import { resourceOf } from '@/lib/resources';
import type { Resource, Values } from '@/lib/resources/resource';
import { type Accepted, acceptTexts } from '@/lib/services/generation/accept-texts';
import { readEvidence } from '@/lib/services/generation/evidence';
import type { Outcome } from '@/lib/services/rows/outcome';
import { changeRow } from '@/lib/services/rows/save-row';
import type { Db } from '@/lib/supabase/public';

interface Acceptance {
  id: string;
  /** The texts, with the editor's changes. */
  values: Values;
  confirmations: (Confirmation & { field: string })[];
  /** The ISO time at which to publish the row; null to leave the publication unchanged. */
  publishAt: string | null;
  viewerId: string;
  /** The hosts of retailers. Pass them in processes that do not cache these hosts. */
  shops?: readonly string[];
}

/** The result of accepting a draft: the row, or the facts that an editor must confirm first. */
export interface AcceptedDraft extends Partial<Accepted> {
  unconfirmed?: DraftedFact[];
}

/** Returns the facts in drafted texts that no database field supports. */
export const unsupportedFacts = async (
  db: Db,
  generation: Pick<Generation, 'entity' | 'purpose' | 'row_id' | 'facts'>,
  values: Values,
): Promise<DraftedFact[]> =>
  unsupportedIn(
    draftedFactsOf(
      draftedFields(generation.purpose, generation.entity),
      values,
      await readEvidence(db, generation, values),
    ),
  );

/**
 * Accepts the draft of a proposal with `acceptTexts`. If the row is a draft and `publishAt` is set, schedules the row.
 * Changes nothing, and returns the unconfirmed facts, if `confirmations` does not cover every fact without support.
 */
export async function acceptDraft(
  db: Db,
  { id, values, confirmations, publishAt, viewerId, shops }: Acceptance,
): Promise<Outcome<AcceptedDraft>> {
  if (publishAt !== null && Date.parse(publishAt) <= Date.now())
    return { state: actionError('The time to publish has passed. Choose a later one.') };
  const [proposal] = await getProposals(db, [id]);
  const generation =
    proposal?.state === 'drafted' && proposal.generation_id
      ? await getGeneration(db, proposal.generation_id)
      : null;
  const resource = generation && resourceOf(generation.entity);
  if (!resource)
    return { state: actionError('Someone has already accepted or rejected this draft.'), tags: [] };
  const given = confirmations.map(factKey);
  const open = (await unsupportedFacts(db, generation, values)).filter(
    (fact) => !given.includes(factKey(fact)),
  );
  if (open.length > 0) {
    const message = 'No field supports some of these facts. Change them, or confirm each with its source.';
    return { state: actionError<AcceptedDraft>(message, { data: { unconfirmed: open } }) };
  }
  const accepted = await acceptTexts(db, {
    generationId: generation.id,
    values,
    confirmations,
    acceptedBy: viewerId,
    shops,
  });
  const { data } = accepted.state;
  if (accepted.state.status !== 'success' || !data)
    return { ...accepted, state: { ...accepted.state, data: undefined } };
  const scheduled =
    publishAt !== null && !data.isPending
      ? await schedule(db, resource, { rowId: data.rowId, publishAt, viewerId, shops })
      : null;
  // Do this last. If accepting the proposal is interrupted earlier, the proposal stays in the inbox and can be accepted
  // again.
  if (scheduled === null || scheduled.state.status === 'success') await noteAcceptedProposal(db, id);
  return scheduled
    ? {
        state: { ...scheduled.state, data: { ...data } },
        tags: [...(accepted.tags ?? []), ...(scheduled.tags ?? [])],
      }
    : { state: { ...accepted.state, data: { ...data } }, tags: accepted.tags };
}

/** Returns the column values that schedule a draft; null if its entity cannot be scheduled. */
export function scheduleValues({ flag }: Resource, publishAt: string): Values | null {
  if (flag?.from)
    return Object.fromEntries([
      [flag.column, true],
      [flag.from, publishAt],
    ]);
  return flag?.startsAt ? { [flag.startsAt]: publishAt } : null;
}

interface Scheduling {
  rowId: string;
  publishAt: string;
  viewerId: string;
  shops?: readonly string[];
}

/** Schedules a draft for publication. Sets no time for unpublishing it, and does not change other fields. */
async function schedule(
  db: Db,
  resource: Resource,
  { rowId, publishAt, ...writer }: Scheduling,
): Promise<Outcome<unknown>> {
  const [row, values] = [await getRow(db, resource, rowId), scheduleValues(resource, publishAt)];
  if (!row || !values) return { state: actionError('This row can’t be scheduled.'), tags: [] };
  const { state, tags } = await changeRow(db, resource, {
    id: rowId,
    updatedAt: String(row.updated_at),
    values,
    ...writer,
  });
  return state.status === 'success'
    ? { state: actionOk({ message: 'Accepted and scheduled' }), tags }
    : {
        state: actionError(`Accepted and saved as a draft, but not scheduled: ${state.message ?? ''}`),
        tags,
      };
}
