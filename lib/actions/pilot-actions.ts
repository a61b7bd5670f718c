'use server';

import { z } from 'zod';
import { approveProposals, rejectProposals, takeBackRejection } from '@/lib/data/admin/proposals';
import { confirmation } from '@/lib/data/admin/generations';
import { actionError, actionOk } from '@/lib/forms/form-state';
import { formatCost } from '@/lib/models/money';
import { countOf } from '@/lib/pilot/proposal';
import type { Values } from '@/lib/resources/resource';
import { acceptDraft } from '@/lib/services/pilot/accept-draft';
import { adminAction } from './admin-action';
import { idsInput } from './inputs';

const REFUSALS = {
  nothing: 'Someone has already decided on these proposals.',
  revoked: 'This key no longer exists. Choose another one.',
  'no-price':
    'The model of this key has no price, so its cost can’t be limited. Add its price on the API keys screen.',
};

/** Approves proposals, and starts a job that drafts their texts in the background with the chosen API key. */
export const approveProposalsAction = adminAction(
  z.strictObject({ ids: idsInput, runId: z.uuid(), keyId: z.uuid('Choose a key') }),
  async (approval, { db }) => {
    const approved = await approveProposals(db, approval);
    if (approved.state !== 'started') return { state: actionError(REFUSALS[approved.state]), tags: [] };
    const { proposals, most_cost: most } = approved;
    const message = `${countOf(proposals, 'proposal')} approved, at most ${formatCost(most)}`;
    return { state: actionOk({ message }), tags: [] };
  },
);

/**
 * Rejects proposals for a given reason, before or after their texts are drafted. The content pilot does not propose
 * them again.
 */
export const rejectProposalsAction = adminAction(
  z.strictObject({
    ids: idsInput,
    reason: z.string().trim().min(1, 'Enter a reason').max(300, 'At most 300 characters'),
  }),
  async ({ ids, reason }, { db }) => {
    const count = await rejectProposals(db, { ids, reason });
    if (count === 0) return { state: actionError(REFUSALS.nothing), tags: [] };
    return { state: actionOk({ message: `${countOf(count, 'proposal')} rejected` }), tags: [] };
  },
);

/** Takes back the rejection of a proposal. */
export const takeBackRejectionAction = adminAction(
  z.strictObject({ id: z.uuid() }),
  async ({ id }, { db }) => {
    const state = await takeBackRejection(db, id);
    if (!state) return { state: actionError('This proposal is no longer rejected.'), tags: [] };
    const message = state === 'drafted' ? 'The draft is in the inbox again' : 'The proposal is open again';
    return { state: actionOk({ message }), tags: [] };
  },
);

const field = z.string().max(60);

/** Accepts the draft of a proposal, with the changes that the editor has made. */
export const acceptDraftAction = adminAction(
  z.strictObject({
    id: z.uuid(),
    values: z.record(field, z.json()),
    confirmations: z.array(confirmation.extend({ field })).max(200),
    publishAt: z.iso.datetime({ offset: true, error: 'Enter a date and a time' }).nullable(),
  }),
  ({ values, ...rest }, { db, viewer }) =>
    acceptDraft(db, { ...rest, values: values as Values, viewerId: viewer.id }),
);
