import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { beginModelCall, isModelKeyRevoked, settleModelCall, type StartedCall } from '@/lib/data/models';
import { isOutcome } from '@/lib/models/outcomes';
import type { Keyring } from '@/lib/secrets/keyring';
import { unseal } from '@/lib/secrets/seal';
import type { Db } from '@/lib/supabase/public';
import { patientSecretClient } from '@/lib/supabase/secret';
import { type Answer, attempt, type Question } from './attempt';
import { mostInputTokens } from './estimate';
import { keyPlace } from './key-place';
import { readKeyring } from './keyring';
import { languageModel } from './language-model';
import { ModelError } from './model-error';

const MOST_ATTEMPTS = 4;
const FIRST_WAIT_MS = 1_000;
/**
 * The maximum wait before another attempt. If a provider asks for a longer wait, the call throws its error, and the
 * caller decides whether to wait.
 */
const LONGEST_WAIT_MS = 60_000;
const MOST_OUTPUT_TOKENS = 4_000;
const LIMIT_MS = 120_000;
/** The maximum of `limitMs`. It is less than 15 minutes, after which the database counts a call as lost. */
const LONGEST_LIMIT_MS = 600_000;
/** How often a running call checks whether its key has been revoked. */
const WATCH_MS = 2_000;

interface Request<T> extends Omit<Question<T>, 'maxOutputTokens'> {
  keyId: string;
  /** The use of the answer, as a slug, such as 'key-test'. */
  purpose: string;
  /** The name of the model; by default the key's default model. */
  model?: string;
  maxOutputTokens?: number;
  /** The call is cancelled when this signal aborts. It may be the signal of a job's chunk. */
  signal?: AbortSignal;
  /**
   * The id of the work that the call is for. If a call with this id was answered in the last week, the stored answer is
   * returned. So a job that was killed and repeated does not pay twice.
   */
  requestId?: string;
  /** The id of the account that asked for the call. */
  askedBy?: string;
  /** The time limit for one attempt. */
  limitMs?: number;
  /** The maximum number of attempts while the provider answers with 429 or 5xx. */
  mostAttempts?: number;
  db?: Db;
  /**
   * For tests only. `pause` replaces the wait before the next attempt, and `watchMs` is the interval at which a call
   * checks whether its key is revoked.
   */
  pause?: (ms: number, signal?: AbortSignal) => Promise<unknown>;
  watchMs?: number;
}

/** The answer of a model and its cost. */
export interface Generated<T> {
  object: T;
  callId: string;
  provider: string;
  model: string;
  /** Both counts are null if the provider doesn't report them. */
  inputTokens: number | null;
  outputTokens: number | null;
  /** In pounds. */
  cost: number;
  ms: number;
}

/**
 * Asks a model for an object. Before each attempt, reads the key again, reserves the attempt's maximum cost in the
 * key's budget, and adds a row to `model_calls`. If the provider answers with 429 or 5xx, tries again after the wait
 * that the provider requests. Without such a request, doubles the wait each time.
 * @throws {ModelError} with the reason, and a message for editors
 */
export async function generateObject<T>(request: Request<T>): Promise<Generated<T>> {
  const { mostAttempts = MOST_ATTEMPTS, signal, pause = wait } = request;
  for (let number = 1; ; number += 1) {
    try {
      return await ask(request);
    } catch (error) {
      const isBusy =
        error instanceof ModelError && (error.reason === 'rate-limited' || error.reason === 'server-error');
      const waitMs = isBusy ? (error.retryAfterMs ?? FIRST_WAIT_MS * 2 ** (number - 1)) : Infinity;
      if (number >= mostAttempts || waitMs > LONGEST_WAIT_MS) throw error;
      await pause(waitMs, signal);
      if (signal?.aborted) throw new ModelError('cancelled');
    }
  }
}

const wait = (ms: number, signal?: AbortSignal) =>
  sleep(ms, undefined, { signal }).catch(() => {
    throw new ModelError('cancelled');
  });

async function ask<T>(request: Request<T>): Promise<Generated<T>> {
  const { keyId, purpose, model, requestId, askedBy, schema, signal } = request;
  const maxOutputTokens = request.maxOutputTokens ?? MOST_OUTPUT_TOKENS;
  if (signal?.aborted) throw new ModelError('cancelled');
  const db = request.db ?? patientSecretClient();
  const keyring = await readKeyring();
  if (!db || !keyring) throw new ModelError('no-secrets-key');
  const started = await beginModelCall(db, {
    ...{ keyId, purpose, model, requestId, askedBy },
    inputTokens: mostInputTokens(request),
    outputTokens: maxOutputTokens,
  });
  if (started.state === 'answered') {
    const { state: _state, answer, ...call } = started;
    const { success, data } = schema.safeParse(answer);
    if (!success) throw new ModelError('malformed');
    return { ...call, object: data };
  }
  if (started.state !== 'go') throw new ModelError(started.state);
  const start = performance.now();
  const elapsed = () => Math.round(performance.now() - start);
  const { provider, model: usedModel, callId } = started;
  try {
    const { object, tokens } = await callOnce({ ...request, maxOutputTokens }, { started, keyring, db });
    const ms = elapsed();
    const cost = await settleModelCall(db, { callId, outcome: 'answered', ms, tokens, answer: object });
    const counted = { inputTokens: tokens?.input ?? null, outputTokens: tokens?.output ?? null };
    return { object, callId, provider, model: usedModel, ...counted, cost, ms };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    const { reason, tokens, isFree } = error;
    const outcome = isOutcome(reason) ? reason : 'rejected';
    await settleModelCall(db, { callId, outcome, ms: elapsed(), tokens, isFree });
    throw error;
  }
}

interface Means {
  started: StartedCall;
  keyring: Keyring;
  db: Db;
}

/** Makes one attempt. Aborts it if it takes too long, if it is cancelled, or if the key is revoked. */
async function callOnce<T>(
  request: Request<T> & { maxOutputTokens: number },
  { started, keyring, db }: Means,
): Promise<Answer<T>> {
  const { keyId, limitMs = LIMIT_MS, signal, watchMs = WATCH_MS } = request;
  const { provider, baseUrl, model, sealed } = started;
  const stop = new AbortController();
  const cancel = () => stop.abort(new ModelError('cancelled'));
  signal?.addEventListener('abort', cancel);
  const tooLate = setTimeout(
    () => stop.abort(new ModelError('time-out')),
    Math.min(limitMs, LONGEST_LIMIT_MS),
  );
  const watch = setInterval(() => {
    const isRevoked = isModelKeyRevoked(db, { keyId }).catch(() => false);
    void isRevoked.then((yes) => yes && stop.abort(new ModelError('revoked')));
  }, watchMs);
  try {
    const apiKey = open(sealed, keyPlace({ id: keyId, provider, baseUrl }), keyring);
    return await attempt(languageModel({ provider, baseUrl, model, apiKey }), request, stop.signal);
  } finally {
    clearTimeout(tooLate);
    clearInterval(watch);
    signal?.removeEventListener('abort', cancel);
  }
}

function open(sealed: string, place: readonly unknown[], keyring: Keyring): string {
  try {
    return unseal(sealed, place, keyring);
  } catch {
    throw new ModelError('unreadable-key', { isFree: true });
  }
}
