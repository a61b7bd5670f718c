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
  /** Ends the call. The money that it had reserved counts as spent. */
  signal?: AbortSignal;
  /** Receives what has arrived, unchecked. */
  onPartial?: (partial: Record<string, unknown>) => void;
}

export interface DraftOrder extends Omit<NewGeneration, 'fields' | 'promptVersionId'> {
  /** The id of the piece of work. With the same id, the stored answer is returned and nothing is paid again. */
  requestId: string;
  /** Some of the purpose's fields; the default is all of them. */
  fields?: string[];
  /** The default is the live version. */
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
 * Drafts the texts of a purpose with a model, and stores them as a proposal, which an admin accepts or rejects.
 * @param db a client with the secret key
 * @throws {ModelError} if there is no answer; the same request may be made again
 * @throws {GenerationError} if it cannot be asked
 */
export async function draftTexts(db: Db, request: DraftRequest): Promise<Drafted> {
  const { requestId, signal, onPartial, ...asked } = request;
  const { promptVersionId, fields } = await planned(db, request);
  const begun = await begin(db, requestId, { ...asked, promptVersionId, fields }, signal);
  return finish(db, begun, { requestId, signal, onPartial });
}

/**
 * Orders the drafting of texts, which `resumeTexts` then does. Returns the id of the generation.
 * @param db a client with the secret key
 * @throws {GenerationError} if the model cannot be asked
 */
export async function orderTexts(db: Db, order: DraftOrder): Promise<string> {
  const { requestId, ...asked } = order;
  return orderGeneration(db, requestId, { ...asked, ...(await planned(db, order)) });
}

/** Goes on with a generation that was ordered, or whose process has ended. An answer that had arrived is not paid again. */
export async function resumeTexts(
  db: Db,
  { requestId, ...options }: Options & { requestId: string },
): Promise<Drafted> {
  const begun = await begin(db, requestId, undefined, options.signal);
  return finish(db, begun, { requestId, ...options });
}

/** Returns the fields to draft, and the version of the prompt, for which the default is the live one. */
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

/** Begins a generation. While another process is drafting it, waits until that one is done or has ended. */
async function begin(
  db: Db,
  requestId: string,
  asked: NewGeneration | undefined,
  signal: AbortSignal | undefined,
): Promise<{ isDone: boolean; id: string }> {
  for (;;) {
    const begun = await beginGeneration(db, requestId, asked);
    if (begun.state === 'missing') throw new GenerationError('This draft never began.');
    if (begun.state !== 'busy') return { isDone: begun.state === 'done', id: begun.id };
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

/** Asks the model, and stores its answer. The call itself keeps the answer first, under the request's id. */
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
  // Nobody pays for links of a model, so no shop is known here. Saving the row marks the paid links.
  const texts = await sanitised(resource, object, []);
  const { provider, model: usedModel, callId, cost } = call;
  await settleGeneration(db, {
    id,
    ...{ texts, provider, model: usedModel, callId, cost, inputTokens, outputTokens },
  });
}
