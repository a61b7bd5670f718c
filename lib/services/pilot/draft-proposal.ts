import 'server-only';
import { type DraftingRun, noteDraft, noteDraftFailure, type TakenProposal } from '@/lib/data/proposals';
import { HopelessJobError } from '@/lib/jobs/hopeless-job-error';
import { draftTexts } from '@/lib/services/generation/draft-texts';
import { GenerationError } from '@/lib/services/generation/generation-error';
import { type FailureReason, ModelError } from '@/lib/services/models/model-error';
import type { Db } from '@/lib/supabase/public';
import { proposalFacts } from './proposal-facts';

/** The maximum number of attempts to draft a proposal while the provider has problems. */
const MOST_FAILURES = 3;

/**
 * The failures that concern the model key, not the proposal. All further proposals with this key would fail in the same
 * way.
 */
const OF_THE_KEY: FailureReason[] = [
  ...(['over-budget', 'revoked', 'missing', 'no-price'] as const),
  ...(['no-secrets-key', 'unreadable-key', 'unauthorised', 'rejected'] as const),
];

interface Drafting {
  run: DraftingRun;
  proposal: TakenProposal;
  signal: AbortSignal;
}

/**
 * Drafts a proposal and puts the draft into the inbox. If that fails, stores the reason. A repeated call does not pay
 * twice, because the model's answer is stored under the proposal's request id.
 * @throws {HopelessJobError} if the key cannot be used, so that the rest of the run waits for an editor
 * @throws {ModelError} if the provider has a temporary problem
 */
export async function draftProposal(db: Db, { run, proposal, signal }: Drafting): Promise<void> {
  const { id } = proposal;
  try {
    await draft(db, { run, proposal, signal });
  } catch (error) {
    if (error instanceof GenerationError)
      return void (await noteDraftFailure(db, { id, message: error.message, most: 1 }));
    if (!(error instanceof ModelError) || signal.aborted) throw error;
    const { message, reason, isPassing } = error;
    if (OF_THE_KEY.includes(reason)) {
      await noteDraftFailure(db, { id, message });
      throw new HopelessJobError(message);
    }
    const hasFailed = await noteDraftFailure(db, { id, message, most: isPassing ? MOST_FAILURES : 1 });
    if (!hasFailed) throw error;
  }
}

async function draft(db: Db, { run, proposal, signal }: Drafting): Promise<void> {
  const { id, entity, row_id: rowId, purpose, request_id: requestId } = proposal;
  const { key_id: keyId, model, asked_by: askedBy } = run;
  const facts = await proposalFacts(db, { ...proposal, rowId });
  if (!facts) throw new GenerationError('The row no longer exists.');
  if (!askedBy) throw new GenerationError('The account that approved this no longer exists.');
  const asked = { entity, rowId, purpose, facts, keyId, model, requestId, askedBy };
  const { generationId } = await draftTexts(db, { ...asked, signal });
  await noteDraft(db, { id, generationId });
}
