import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseKeyring } from '../../../lib/secrets/keyring.ts';
import { readConfiguration } from '../../../scripts/serve/configuration.ts';
import { secretsEnvironment } from '../../../scripts/serve/data-directory.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'secrets-key-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const complete = (source: Record<string, string>) =>
  secretsEnvironment(readConfiguration([], { NODE_ENV: 'test', DATA_DIR: folder, ...source }));
const KEY = 'k'.repeat(43);
const HOSTED = {
  NEXT_PUBLIC_SUPABASE_URL: 'https://abc.supabase.co',
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_abc',
};

test('the first start with the embedded database makes a key that only its user can read, and keeps it', () => {
  const { SECRETS_KEY_FILE: file = '', SECRETS_KEY } = complete({});
  expect([file, SECRETS_KEY]).toEqual([path.join(folder, 'secrets-key'), undefined]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const made = readFileSync(file, 'utf8');
  expect(parseKeyring(made)).toHaveLength(1);
  complete({});
  expect(readFileSync(file, 'utf8')).toBe(made);
});

test('a key or a file in the environment wins, and a hosted project has no default', () => {
  expect(complete({ SECRETS_KEY: KEY, SECRETS_KEY_FILE: '/run/secrets/key' })).toEqual({ SECRETS_KEY: KEY });
  expect(complete({ ...HOSTED, SECRETS_KEY_FILE: '/run/secrets/key' })).toEqual({
    SECRETS_KEY_FILE: '/run/secrets/key',
  });
  expect(complete(HOSTED)).toEqual({});
});
