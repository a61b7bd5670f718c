// Provides the tests of calls to models with a database, its API, and a local server that replaces the models'
// provider.
import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { parseEnvironment } from '@/lib/config/env';
import { newKey, parseKeyring } from '@/lib/secrets/keyring';
import { seal } from '@/lib/secrets/seal';
import { keyPlace } from '@/lib/services/models/key-place';
import type { Db } from '@/lib/supabase/public';
import { type Api, serveApi } from '../../../scripts/db-check/api.ts';
import { type ModelServer, startModelServer } from '../../helpers/model-server.ts';
import { openTestDatabase, type TestDatabase } from '../database/open.ts';

export const env: Record<string, string> = {
  SECRETS_KEY: newKey(),
  MODELS_ALLOW_LOOPBACK: 'true',
  DATABASE_WAIT_MS: '60000',
};
const serverEnv = () => parseEnvironment(env);
jest.unstable_mockModule('@/lib/config/env', () => ({ parseEnvironment, serverEnv }));

export const KEY = 'sk-test-4f1c9a7be2-Zq8T';
export const MODEL = 'a-model';
/** The price of the model in pounds per million tokens. */
export const PRICES = { input: 2, output: 10 };

export let database: TestDatabase;
export let db: Db;
export let models: ModelServer;
export let api: Api;
beforeAll(async () => {
  database = await openTestDatabase();
  api = await serveApi(database);
  db = api.service as Db;
  models = await startModelServer();
});
afterAll(async () => {
  await models.stop();
  await api.stop();
  await database.close();
});
beforeEach(async () => {
  await database.exec(`delete from public.model_calls; delete from public.model_keys; delete from public.model_prices;
    delete from public.audit_log`);
  models.requests.length = 0;
  models.next.length = 0;
  models.usual = { kind: 'object', object: { answer: 'ready' } };
  for (const provider of ['openai', 'anthropic', 'openai-compatible'])
    await database.as('admin', `select public.set_model_price($1, $2, $3, $4)`, [
      provider,
      MODEL,
      PRICES.input,
      PRICES.output,
    ]);
});

interface KeyOptions {
  provider?: 'openai' | 'anthropic' | 'openai-compatible';
  budget?: number;
  baseUrl?: string;
}

/** Stores a key for the test's model server, and returns the id of the key. */
export async function addKey({ provider = 'openai', budget = 10, baseUrl = models.url }: KeyOptions = {}) {
  const id = randomUUID();
  const keyring = parseKeyring(env.SECRETS_KEY ?? '');
  if (!keyring) throw new Error('No keyring');
  const sealed = seal(KEY, keyPlace({ id, provider, baseUrl }), keyring);
  await database.as('admin', `select public.add_model_key($1, $2, 'A key', $3, $4, $5, $6, $7)`, [
    ...[id, provider, MODEL, KEY.slice(-4), budget, sealed, baseUrl],
  ]);
  return id;
}

const ADMIN = { email: 'editor@example.com', password: 'correct-horse-battery-7' };

/** Creates an admin, and returns a database client with the admin's session. */
export async function signInAdmin(): Promise<{ admin: Db; adminId: string }> {
  const made = await api.service.auth.admin.createUser({ ...ADMIN, email_confirm: true });
  if (made.error) throw made.error;
  const adminId = made.data.user.id;
  await database.query(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [adminId]);
  const { error } = await api.anon.auth.signInWithPassword(ADMIN);
  if (error) throw error;
  return { admin: api.anon as Db, adminId };
}

/** Returns the records of all calls to models, oldest first. */
export const calls = async () =>
  (
    await database.query<Record<string, unknown>>(
      `select purpose, provider, model, outcome, input_tokens, output_tokens, cost::float, reserved::float
       from public.model_calls order by created_at, id`,
    )
  ).rows;

/** Returns the rows of all tables in the database as one text. */
export async function everything(): Promise<string> {
  const { rows } = await database.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'private', 'auth', 'storage', 'pgmq') and table_type = 'BASE TABLE'`,
  );
  const texts = await Promise.all(
    rows.map(({ name }) =>
      database.value(`select coalesce(string_agg(t::text, E'\\n'), '') from ${name} as t`),
    ),
  );
  return texts.join('\n');
}
