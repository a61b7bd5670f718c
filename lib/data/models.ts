import 'server-only';
import { z } from 'zod';
import type { CallOutcome } from '@/lib/models/outcomes';
import { PROVIDER_IDS } from '@/lib/models/providers';
import type { Json } from '@/lib/schema/database.types';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from './database-error';

const startedSchema = z
  .object({
    state: z.literal('go'),
    id: z.string(),
    provider: z.enum(PROVIDER_IDS),
    base_url: z.string().nullable(),
    model: z.string(),
    sealed: z.string(),
  })
  .transform(({ id, base_url, ...rest }) => ({ ...rest, callId: id, baseUrl: base_url }));
const answeredSchema = z
  .object({
    state: z.literal('answered'),
    id: z.string(),
    provider: z.string(),
    model: z.string(),
    input_tokens: z.number().nullable(),
    output_tokens: z.number().nullable(),
    cost: z.number(),
    ms: z.number(),
    answer: z.unknown(),
  })
  .transform(({ id, input_tokens, output_tokens, ...rest }) => ({
    ...rest,
    callId: id,
    inputTokens: input_tokens,
    outputTokens: output_tokens,
  }));
const begunSchema = z.union([
  startedSchema,
  answeredSchema,
  z.object({ state: z.enum(['missing', 'revoked', 'no-price', 'over-budget']) }),
]);

export type StartedCall = z.output<typeof startedSchema>;

interface NewCall {
  keyId: string;
  purpose: string;
  model?: string;
  /** The maximum number of tokens in the question; `outputTokens` is the maximum in the answer. */
  inputTokens: number;
  outputTokens: number;
  requestId?: string;
  askedBy?: string;
}

/**
 * Begins a call of a model. If the same request already has a stored answer, returns this answer. Otherwise checks that
 * the key exists and is not revoked, and reserves a part of the key's monthly budget: the most that the call can cost.
 * Then returns the encrypted key. If no call may be made, returns the reason.
 */
export async function beginModelCall(db: Db, call: NewCall): Promise<z.output<typeof begunSchema>> {
  const { data, error } = await db.rpc('begin_model_call', {
    _key: call.keyId,
    _purpose: call.purpose,
    _model: call.model,
    _input_tokens: call.inputTokens,
    _output_tokens: call.outputTokens,
    _request: call.requestId,
    _asked_by: call.askedBy,
  });
  if (error) throw new DatabaseError('begin a call of a model', error);
  return begunSchema.parse(data);
}

interface EndedCall {
  callId: string;
  outcome: CallOutcome;
  ms: number;
  tokens?: { input: number; output: number };
  /** Whether the provider charges nothing. */
  isFree?: boolean;
  answer?: unknown;
}

/**
 * Settles a call: replaces the reserved cost with the real cost. If the numbers of tokens are not known, the reserved
 * cost counts as the real cost. Returns the real cost in pounds.
 */
export async function settleModelCall(db: Db, call: EndedCall): Promise<number> {
  const { data, error } = await db.rpc('settle_model_call', {
    _id: call.callId,
    _outcome: call.outcome,
    _ms: call.ms,
    _input_tokens: call.tokens?.input,
    _output_tokens: call.tokens?.output,
    _is_free: call.isFree ?? false,
    _answer: call.answer as Json | undefined,
  });
  if (error) throw new DatabaseError('settle a call of a model', error);
  return data;
}

/** Returns whether a key was revoked or no longer exists. */
export async function isModelKeyRevoked(db: Db, { keyId }: { keyId: string }): Promise<boolean> {
  const { data, error } = await db.from('model_keys').select('revoked_at').eq('id', keyId).maybeSingle();
  if (error) throw new DatabaseError('look for a revocation', error);
  return !data || data.revoked_at !== null;
}

const secretsSchema = z.array(
  z
    .object({ id: z.string(), provider: z.string(), base_url: z.string().nullable(), sealed: z.string() })
    .transform(({ base_url, ...rest }) => ({ ...rest, baseUrl: base_url })),
);

/** Returns all encrypted keys. */
export async function listModelSecrets(db: Db): Promise<z.output<typeof secretsSchema>> {
  const { data, error } = await db.rpc('list_model_secrets');
  if (error) throw new DatabaseError('list encrypted keys', error);
  return secretsSchema.parse(data);
}

/** Stores a new encryption of the same key. Returns false if the key was replaced or revoked meanwhile. */
export async function putModelSecret(
  db: Db,
  { keyId, before, after }: { keyId: string; before: string; after: string },
): Promise<boolean> {
  const { data, error } = await db.rpc('put_model_secret', { _key: keyId, _old: before, _new: after });
  if (error) throw new DatabaseError('store an encrypted key', error);
  return data;
}
