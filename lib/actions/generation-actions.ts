'use server';

import { z } from 'zod';
import { confirmation, rejectGeneration } from '@/lib/data/admin/generations';
import { actionError, actionOk } from '@/lib/forms/form-state';
import { MODEL_NAME } from '@/lib/models/providers';
import { draftSubject } from '@/lib/prompts/draft-subject';
import type { Values } from '@/lib/resources/resource';
import { acceptTexts } from '@/lib/services/generation/accept-texts';
import { GenerationError } from '@/lib/services/generation/generation-error';
import { orderAgain, orderDraft } from '@/lib/services/generation/order-draft';
import type { Outcome } from '@/lib/services/rows/outcome';
import { adminAction } from './admin-action';

const texts = z.record(z.string().max(60), z.unknown()).transform((values) => values as Values);

/**
 * Returns the result of an order for draft texts: the id of the generation, or an error message if the order was
 * refused.
 */
async function ordered(order: Promise<string>): Promise<Outcome<{ id: string }>> {
  try {
    return { state: actionOk({ data: { id: await order } }), tags: [] };
  } catch (error) {
    if (error instanceof GenerationError) return { state: actionError(error.message) };
    throw error;
  }
}

/**
 * Stores a request for draft texts, without calling the model. When the editor opens the draft's page, that page gets
 * the texts from the model (app/admin/(screens)/content-generator/stream).
 */
export const orderDraftAction = adminAction(
  z.strictObject({
    subject: draftSubject,
    leftOut: z.array(z.string().max(300)).max(1_000),
    keyId: z.uuid('Choose a key'),
    model: z.string().regex(MODEL_NAME, 'Choose a model'),
    version: z.int().min(1).max(100_000).optional(),
    requestId: z.uuid(),
  }),
  (input, { db, viewer }) => ordered(orderDraft(db, { ...input, askedBy: viewer.id })),
);

/** Orders new texts for some fields of a proposal. The other fields keep the texts in the form. */
export const orderAgainAction = adminAction(
  z.strictObject({ generationId: z.uuid(), fields: z.array(z.string()).min(1).max(20), kept: texts }),
  (input, { db, viewer }) => ordered(orderAgain(db, { ...input, askedBy: viewer.id })),
);

/**
 * Accepts chosen texts of a proposal. If the proposal has no row yet, creates an unpublished row with the texts. If its
 * row is public, the texts wait in the row's form until somebody saves the form. Otherwise writes them into the row.
 */
export const acceptTextsAction = adminAction(
  z.strictObject({
    generationId: z.uuid(),
    values: texts,
    confirmations: z.array(confirmation.extend({ field: z.string().max(60) })).max(200),
  }),
  (input, { db, viewer }) => acceptTexts(db, { ...input, acceptedBy: viewer.id }),
);

/** Rejects a proposal. */
export const rejectTextsAction = adminAction(
  z.strictObject({ generationId: z.uuid(), reason: z.string().trim().max(500) }),
  async ({ generationId, reason }, { db }): Promise<Outcome> => {
    const isRejected = await rejectGeneration(db, { id: generationId, reason: reason || null });
    return isRejected
      ? { state: actionOk({ message: 'Draft rejected' }), tags: [] }
      : { state: actionError('Someone has already accepted, rejected or replaced this draft.'), tags: [] };
  },
);
