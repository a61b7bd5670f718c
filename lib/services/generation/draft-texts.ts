import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  beginGeneration,
  failGeneration,
  type Generation,
  getGeneration,
  keepGeneration,
  type NewGeneration,
  orderGeneration,
  settleGeneration,
} from '@/lib/data/admin/generations';
import { getPrompt } from '@/lib/data/admin/prompts';
import { answerSchema, draftedFields } from '@/lib/prompts/drafted-fields';
import { renderPrompt } from '@/lib/prompts/render-prompt';
import { resourceOf } from '@/lib/resources';
import type { Values } from '@/lib/resources/resource';
import { generateObject } from '@/lib/services/models/generate-object';
import { ModelError } from '@/lib/services/models/model-error';
import { promptValues } from '@/lib/services/prompts/prompt-values';
import { sanitised } from '@/lib/services/rows/save-row';
import type { Db } from '@/lib/supabase/public';
import { GenerationError } from './generation-error';

const KEEP_MS = 4_000;
const BUSY_WAIT_MS = 1_000;

interface Options {
  /** Cancels the call. The money that was reserved for the call then counts as spent. */
  signal?: AbortSignal;
  /** Receives the part of the answer that has arrived so far. This part is not validated yet. */
  onPartial?: (partial: Record<string, unknown>) => void;
}

export interface DraftOrder extends Omit<NewGeneration, 'fields' | 'promptVersionId'> {
  /** Identifies the order. A second order with the same id returns the stored answer and costs nothing. */
  requestId: string;
  /** The fields to draft; by default all fields that the prompt can draft. */
  fields?: string[];
  /** The version of the prompt; by default the version in use. */
  promptVersionId?: string;
}

type DraftRequest = DraftOrder & Options;

export interface Drafted {
  generationId: string;
  values: Values;
  /** In pounds. */
  cost: number;
  promptVersionId: string;
  model: string;
}

/**
 * Drafts texts with a model, and stores them as a proposal, which an admin accepts or rejects.
 * @param db a client with the secret key
 * @throws {ModelError} if the model returns no answer; the caller may repeat the request
 * @throws {GenerationError} if the model cannot be asked
 */
export async function draftTexts(db: Db, request: DraftRequest): Promise<Drafted> {
  const { requestId, signal, onPartial, ...asked } = request;
  const { promptVersionId, fields } = await planned(db, request);
  const started = await begin(db, requestId, { ...asked, promptVersionId, fields }, signal);
  return finish(db, started, { requestId, signal, onPartial });
}

/**
 * Stores an order for texts, and returns the id of the order's row (its generation). `resumeTexts` drafts the texts
 * later.
 * @param db a client with the secret key
 * @throws {GenerationError} if the model cannot be asked
 */
export async function orderTexts(db: Db, order: DraftOrder): Promise<string> {
  const { requestId, ...asked } = order;
  return orderGeneration(db, requestId, { ...asked, ...(await planned(db, order)) });
}

/**
 * Drafts the texts of an order that `orderTexts` has stored. Also resumes an order whose process ended too early. Does
 * not pay again for a stored answer.
 */
export async function resumeTexts(
  db: Db,
  { requestId, ...options }: Options & { requestId: string },
): Promise<Drafted> {
  const started = await begin(db, requestId, undefined, options.signal);
  return finish(db, started, { requestId, ...options });
}

/**
 * Returns the fields to draft and the version of the prompt. The defaults are all fields that the prompt can draft and
 * the version in use.
 */
async function planned(db: Db, { purpose, entity, fields, promptVersionId }: DraftOrder) {
  const offered = draftedFields(purpose, entity).map(({ name }) => name);
  const names = fields ?? offered;
  if (names.length === 0 || names.some((name) => !offered.includes(name)))
    throw new GenerationError('This prompt doesn’t draft these texts.');
  const found = await getPrompt(db, purpose);
  const version = found?.versions.find(({ id, number }) =>
    promptVersionId ? id === promptVersionId : number === found.prompt.liveNumber,
  );
  if (!version) throw new GenerationError('There’s no such prompt. Run the seed first: npm run db:seed.');
  return { fields: names, promptVersionId: version.id };
}

/**
 * Begins to draft the texts of an order. If another process is already drafting them, waits until that process has
 * finished or has been killed.
 */
async function begin(
  db: Db,
  requestId: string,
  asked: NewGeneration | undefined,
  signal: AbortSignal | undefined,
): Promise<{ isDone: boolean; id: string }> {
  for (;;) {
    const started = await beginGeneration(db, requestId, asked);
    if (started.state === 'missing') throw new GenerationError('This draft never began.');
    if (started.state !== 'busy') return { isDone: started.state === 'done', id: started.id };
    await sleep(BUSY_WAIT_MS, undefined, { signal }).catch(() => {
      throw new ModelError('cancelled');
    });
  }
}

async function finish(
  db: Db,
  { isDone, id }: { isDone: boolean; id: string },
  options: Options & { requestId: string },
): Promise<Drafted> {
  const generation = await getGeneration(db, id);
  if (!generation) throw new GenerationError('This draft no longer exists.');
  if (isDone) return draftedOf(generation);
  const kept = setInterval(() => void keepGeneration(db, id).catch(() => undefined), KEEP_MS);
  try {
    await ask(db, generation, options);
  } catch (error) {
    if (error instanceof ModelError) await failGeneration(db, { id, failure: error.reason });
    throw error;
  } finally {
    clearInterval(kept);
  }
  const settled = await getGeneration(db, id);
  if (!settled) throw new GenerationError('This draft no longer exists.');
  return draftedOf(settled);
}

const draftedOf = ({ id, texts, cost, prompt_version_id, model }: Generation): Drafted => ({
  generationId: id,
  values: texts ?? {},
  cost: cost ?? 0,
  promptVersionId: prompt_version_id,
  model: model ?? '',
});

/**
 * Asks the model for an answer, and stores the texts of the answer. Before that, `generateObject` stores the whole
 * answer under the request's id.
 */
async function ask(
  db: Db,
  generation: Generation,
  { requestId, signal, onPartial }: Options & { requestId: string },
) {
  const { id, purpose, entity, facts, fields, key_id, model, asked_by, prompt_version_id } = generation;
  const resource = resourceOf(entity);
  const found = await getPrompt(db, purpose);
  const version = found?.versions.find((each) => each.id === prompt_version_id);
  if (!resource || !version) throw new GenerationError('There’s no such prompt.');
  const { system, user } = renderPrompt(version, await promptValues(db, purpose, facts));
  const drafted = draftedFields(purpose, entity).filter(({ name }) => fields.includes(name));
  const answer = await generateObject({
    ...{ db, keyId: key_id, purpose, system, user, signal, requestId },
    model: model ?? undefined,
    askedBy: asked_by ?? undefined,
    schema: answerSchema(drafted),
    maxOutputTokens: version.max_tokens,
    temperature: version.temperature,
    onPartial,
  });
  const { object, inputTokens, outputTokens, ...call } = answer;
  // Pass no shops, so that no link in a drafted text is marked as paid yet. Links to shops are marked when the texts
  // are accepted or saved.
  const texts = await sanitised(resource, object, []);
  const { provider, model: usedModel, callId, cost } = call;
  await settleGeneration(db, {
    id,
    ...{ texts, provider, model: usedModel, callId, cost, inputTokens, outputTokens },
  });
}
