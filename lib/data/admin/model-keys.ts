import 'server-only';
import { z } from 'zod';
import type { keyChangeInput, NewKey, priceInput } from '@/lib/models/key-input';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from '../database-error';

const figuresSchema = z.record(
  z.string(),
  z.object({ spent: z.number(), last_used_at: z.string().nullable() }),
);

export interface ModelKey {
  id: string;
  provider: string;
  label: string;
  base_url: string | null;
  default_model: string;
  last_four: string;
  monthly_budget: number;
  revoked_at: string | null;
  created_at: string;
  /** The money spent this month, in pounds, including the most that running calls can cost. */
  spent: number;
  last_used_at: string | null;
}

const COLUMNS =
  'id, provider, label, base_url, default_model, last_four, monthly_budget, revoked_at, created_at' as const;

/** The maximum number of keys or prices to read, which is far more than anybody enters by hand. */
const MOST_ROWS = 500;

/**
 * Returns all keys without their secrets. Usable keys come first, the newest of them at the top; revoked keys follow.
 */
export async function listModelKeys(db: Db): Promise<ModelKey[]> {
  const [keys, figures] = await Promise.all([
    db
      .from('model_keys')
      .select(COLUMNS)
      .order('revoked_at', { ascending: false, nullsFirst: true })
      .order('created_at', { ascending: false })
      .limit(MOST_ROWS),
    db.rpc('model_key_figures'),
  ]);
  if (keys.error) throw new DatabaseError('list model keys', keys.error);
  if (figures.error) throw new DatabaseError('read the figures of model keys', figures.error);
  const byId = figuresSchema.parse(figures.data);
  return keys.data.map((key) => ({
    ...key,
    spent: byId[key.id]?.spent ?? 0,
    last_used_at: byId[key.id]?.last_used_at ?? null,
  }));
}

export interface ModelPrice {
  id: string;
  provider: string;
  model: string;
  input_price: number;
  output_price: number;
  updated_at: string;
}

/** Returns the prices of models, in pounds per million tokens. */
export async function listModelPrices(db: Db): Promise<ModelPrice[]> {
  const { data, error } = await db
    .from('model_prices')
    .select('id, provider, model, input_price, output_price, updated_at')
    .order('provider')
    .order('model')
    .limit(MOST_ROWS);
  if (error) throw new DatabaseError('list prices of models', error);
  return data;
}

export interface ModelCall {
  id: string;
  key_id: string;
  purpose: string;
  model: string;
  input_tokens: number | null;
  output_tokens: number | null;
  cost: number | null;
  ms: number | null;
  outcome: string | null;
  created_at: string;
}

/** Returns the latest calls of all keys. */
export async function listModelCalls(db: Db, { limit }: { limit: number }): Promise<ModelCall[]> {
  const { data, error } = await db
    .from('model_calls')
    .select('id, key_id, purpose, model, input_tokens, output_tokens, cost, ms, outcome, created_at')
    .order('created_at', { ascending: false })
    .limit(limit);
  if (error) throw new DatabaseError('list calls of models', error);
  return data;
}

const changedSchema = z.record(z.string(), z.object({ old: z.unknown(), new: z.unknown() }));

/** A change that an admin made to a key or a price. */
export interface ModelChange {
  id: number;
  /** The id of the key or of the price. */
  row_id: string;
  table_name: string;
  action: string;
  actor: string | null;
  at: string;
  changed: z.output<typeof changedSchema>;
}

/** Returns the latest changes to keys and prices, from the audit log. */
export async function listModelChanges(db: Db, { limit }: { limit: number }): Promise<ModelChange[]> {
  const { data, error } = await db
    .from('audit_log')
    .select('id, row_id, table_name, action, actor, at, changed')
    .in('table_name', ['model_keys', 'model_prices'])
    .order('id', { ascending: false })
    .limit(limit);
  if (error) throw new DatabaseError('list changes of model keys', error);
  return data.map((change) => ({ ...change, changed: changedSchema.parse(change.changed) }));
}

type StoredKey = Omit<NewKey, 'key'> & { last_four: string; sealed: string };

/** Stores a new key. A repeated call with the same id changes nothing. */
export async function addModelKey(db: Db, key: StoredKey): Promise<void> {
  const { error } = await db.rpc('add_model_key', {
    _id: key.id,
    _provider: key.provider,
    _label: key.label,
    _base_url: key.base_url ?? undefined,
    _default_model: key.default_model,
    _last_four: key.last_four,
    _monthly_budget: key.monthly_budget,
    _sealed: key.sealed,
  });
  if (error) throw new DatabaseError('add a model key', error);
}

/** Changes the label, default model and budget of a key. Returns false if the key does not exist or is revoked. */
export async function changeModelKey(db: Db, key: z.output<typeof keyChangeInput>): Promise<boolean> {
  const { data, error } = await db.rpc('change_model_key', {
    _id: key.id,
    _label: key.label,
    _default_model: key.default_model,
    _monthly_budget: key.monthly_budget,
  });
  if (error) throw new DatabaseError('change a model key', error);
  return data;
}

/** Returns a usable key without its secret; null if it does not exist or is revoked. */
export async function findModelKey(
  db: Db,
  { id }: { id: string },
): Promise<{ id: string; provider: string; base_url: string | null } | null> {
  const { data, error } = await db
    .from('model_keys')
    .select('id, provider, base_url')
    .eq('id', id)
    .is('revoked_at', null)
    .maybeSingle();
  if (error) throw new DatabaseError('find a model key', error);
  return data;
}

/** Replaces the encrypted key. Returns false if the key does not exist or is revoked. */
export async function replaceModelKey(
  db: Db,
  { id, last_four, sealed }: { id: string; last_four: string; sealed: string },
): Promise<boolean> {
  const { data, error } = await db.rpc('replace_model_key', {
    _id: id,
    _last_four: last_four,
    _sealed: sealed,
  });
  if (error) throw new DatabaseError('replace a model key', error);
  return data;
}

/** Revokes a key permanently and deletes its secret. Returns false if it does not exist or is revoked already. */
export async function revokeModelKey(db: Db, { id }: { id: string }): Promise<boolean> {
  const { data, error } = await db.rpc('revoke_model_key', { _id: id });
  if (error) throw new DatabaseError('revoke a model key', error);
  return data;
}

/** Sets the price of a model. */
export async function setModelPrice(db: Db, price: z.output<typeof priceInput>): Promise<void> {
  const { error } = await db.rpc('set_model_price', {
    _provider: price.provider,
    _model: price.model,
    _input_price: price.input_price,
    _output_price: price.output_price,
  });
  if (error) throw new DatabaseError('set the price of a model', error);
}

/** Removes a price. Returns false if it does not exist. */
export async function removeModelPrice(db: Db, { id }: { id: string }): Promise<boolean> {
  const { data, error } = await db.rpc('remove_model_price', { _id: id });
  if (error) throw new DatabaseError('remove the price of a model', error);
  return data;
}
