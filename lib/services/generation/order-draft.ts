import 'server-only';
import { randomUUID } from 'node:crypto';
import { getGeneration } from '@/lib/data/admin/generations';
import { getPrompt } from '@/lib/data/admin/prompts';
import type { DraftSubject } from '@/lib/prompts/draft-subject';
import { renderPrompt } from '@/lib/prompts/render-prompt';
import { answerSchema, draftedFields } from '@/lib/prompts/drafted-fields';
import type { Values } from '@/lib/resources/resource';
import type { PromptVersion, Purpose } from '@/lib/schema/prompts';
import { mostCost, mostInputTokens } from '@/lib/services/models/estimate';
import { promptValues } from '@/lib/services/prompts/prompt-values';
import type { Db } from '@/lib/supabase/public';
import { patientSecretClient } from '@/lib/supabase/secret';
import { type CollectedFacts, collectFacts, withoutFacts } from './collect-facts';
import { orderTexts } from './draft-texts';
import { GenerationError } from './generation-error';

interface Order {
  subject: DraftSubject;
  /** The ids of the facts that an editor has left out, so the model does not receive them. */
  leftOut: string[];
  keyId: string;
  model: string;
  /** The number of the prompt's version; the default is the version in use. */
  version?: number;
  requestId: string;
  askedBy: string;
}

function secretDb(): Db {
  const secret = patientSecretClient();
  if (!secret)
    throw new GenerationError('SUPABASE_SECRET_KEY isn’t set on the server, so no text can be drafted.');
  return secret;
}

/**
 * Orders texts for a subject, and returns the id of the order's row (its generation). The model drafts the texts when
 * an editor opens the screen of this generation.
 */
export async function orderDraft(db: Db, order: Order): Promise<string> {
  const { subject, leftOut, version, ...asked } = order;
  const collected = await collectFacts(db, subject);
  if (!collected) throw new GenerationError('Choose a row, or enter a title.');
  const { entity, rowId, facts } = collected;
  const { purpose } = subject;
  const found = version === undefined ? null : await getPrompt(db, purpose);
  const promptVersionId = found?.versions.find(({ number }) => number === version)?.id;
  if (version !== undefined && !promptVersionId) throw new GenerationError('There’s no such version.');
  return orderTexts(secretDb(), {
    ...{ ...asked, entity, rowId, purpose, promptVersionId },
    facts: withoutFacts(facts, leftOut),
  });
}

interface Again {
  generationId: string;
  /** The fields to draft again. */
  fields: string[];
  /** The present texts of the other fields, with the editor's changes. */
  kept: Values;
  askedBy: string;
}

/** Orders new texts for some fields of a draft, with the same facts, model and version of the prompt. */
export async function orderAgain(db: Db, { generationId, fields, kept, askedBy }: Again): Promise<string> {
  const earlier = await getGeneration(db, generationId);
  if (earlier?.state !== 'proposed')
    throw new GenerationError('Someone has already accepted, rejected or replaced this draft.');
  const { entity, row_id: rowId, purpose, facts, key_id: keyId, model, texts } = earlier;
  const names = Object.keys(texts ?? {}).filter((name) => !fields.includes(name));
  return orderTexts(secretDb(), {
    ...{ entity, rowId, purpose, facts, keyId, model: model ?? undefined, askedBy, fields },
    kept: Object.fromEntries(names.map((name) => [name, kept[name] ?? null])),
    ...{ promptVersionId: earlier.prompt_version_id, replaces: generationId, requestId: randomUUID() },
  });
}

export interface Estimate {
  /** The maximum number of tokens in the prompt. `outputTokens` is the maximum in the answer. */
  inputTokens: number;
  outputTokens: number;
  /** The maximum cost of the call, in pounds. */
  cost: number;
}

interface Estimated {
  purpose: Purpose;
  collected: CollectedFacts;
  version: PromptVersion;
  price: { input_price: number; output_price: number };
}

/**
 * Returns the maximum tokens and cost of a call that sends all facts. The database reserves this cost in the key's
 * budget.
 */
export async function estimateDraft(
  db: Db,
  { purpose, collected, version, price }: Estimated,
): Promise<Estimate> {
  const { system, user } = renderPrompt(version, await promptValues(db, purpose, collected.facts));
  const schema = answerSchema(draftedFields(purpose, collected.entity));
  const question = { system, user, schema, maxOutputTokens: version.max_tokens };
  return {
    inputTokens: mostInputTokens(question),
    outputTokens: version.max_tokens,
    cost: mostCost(question, price),
  };
}
