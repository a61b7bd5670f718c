import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { addKey, database, db, env, KEY, models } from './model-site.ts';

const { generateObject } = await import('@/lib/services/models/generate-object');
const { reencrypt, rotateKeyFile } = await import('@/lib/services/models/rotate-secrets');
const { newKey, parseKeyring } = await import('@/lib/secrets/keyring');

const { SECRETS_KEY: first = '' } = env;
let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'secrets-'));
  file = path.join(folder, 'secrets-key');
  await writeFile(file, first, { mode: 0o600 });
});
afterEach(async () => {
  env.SECRETS_KEY = first;
  delete env.SECRETS_KEY_FILE;
  await rm(folder, { recursive: true });
});

/** Makes the site read its secrets key from a file from now on, as it does with the embedded Supabase. */
const useFile = () => {
  delete env.SECRETS_KEY;
  env.SECRETS_KEY_FILE = file;
};
const ask = (keyId: string) =>
  generateObject({
    db,
    keyId,
    purpose: 'guide',
    system: '',
    user: 'Hi',
    schema: z.object({ answer: z.string() }),
  });
const sealed = () =>
  database.value(`select string_agg(sealed, ' ' order by key_id) from private.model_secrets`);

test('a rotation encrypts every key with a new key, while the site goes on', async () => {
  const ids = [await addKey(), await addKey({ provider: 'anthropic' })];
  useFile();
  const before = await sealed();
  expect(await rotateKeyFile(db, file)).toBe(2);
  const after = await readFile(file, 'utf8');
  expect([after === first, parseKeyring(after)?.length, (await stat(file)).mode & 0o777]).toEqual([
    false,
    1,
    0o600,
  ]);
  expect(await sealed()).not.toBe(before);
  for (const id of ids) expect((await ask(id)).object).toEqual({ answer: 'ready' });
  expect(models.requests.map(({ headers }) => headers.authorization ?? headers['x-api-key'])).toEqual([
    `Bearer ${KEY}`,
    KEY,
  ]);
  // The old secrets key can no longer decrypt anything.
  env.SECRETS_KEY = first;
  await expect(ask(ids[0] ?? '')).rejects.toMatchObject({ reason: 'unreadable-key' });
});

test('a rotation that was interrupted goes on with the key that it had begun with', async () => {
  const id = await addKey();
  const newest = newKey();
  await writeFile(file, `${newest},${first}`);
  useFile();
  expect((await ask(id)).object).toEqual({ answer: 'ready' });
  expect(await rotateKeyFile(db, file)).toBe(1);
  expect(await readFile(file, 'utf8')).toBe(newest);
  expect((await ask(id)).object).toEqual({ answer: 'ready' });
});

test('if a key cannot be decrypted, the old key stays in the file', async () => {
  const id = await addKey();
  await database.query('update public.model_keys set base_url = $1 where id = $2', [
    'https://other.example',
    id,
  ]);
  await expect(rotateKeyFile(db, file)).rejects.toThrow('was changed, or belongs to another row');
  expect((await readFile(file, 'utf8')).split(',')[1]).toBe(first);
});

test('keys are encrypted again only once, and a key that is replaced meanwhile stays as replaced', async () => {
  await addKey();
  const keyring = parseKeyring(`${newKey()},${first}`);
  if (!keyring) throw new Error('No keyring');
  expect([await reencrypt(db, keyring), await reencrypt(db, keyring)]).toEqual([1, 0]);
  const now = await sealed();
  const late = `select public.put_model_secret(key_id, 'an outdated value', repeat('x', 50)) as put from private.model_secrets`;
  expect((await database.query(late)).rows).toEqual([{ put: false }]);
  expect(await sealed()).toBe(now);
});
