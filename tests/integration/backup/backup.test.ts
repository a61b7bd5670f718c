import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { sumOf } from '../../../scripts/backup/packed-files.ts';
import { newestMigration, storeMigration } from '../../../scripts/serve/migrated.ts';
import { backUpBeforeUpgrade } from '../../../scripts/serve/upgrade.ts';
import { openDatabase } from '../../../supabase/embedded/database.ts';
import { lockDirectory } from '../../../supabase/embedded/lock.ts';
import { allFiles, allRows } from '../../helpers/backup.ts';
import { run, temporaryFolder } from '../../helpers/command.ts';
import { startEmbedded, type Embedded } from '../../helpers/embedded.ts';
import { copyDatabase } from '../../helpers/made-databases.ts';
import { retailerRow } from '../../helpers/site.ts';

const { folder, remove } = temporaryFolder();
const at = (...parts: string[]) => path.join(folder, ...parts);
const [dataDir, backups] = [at('data'), at('backups')];
const USER = { email: 'reader@example.com', password: 'correct-horse-battery-7' };
const LOGO = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 255, 1, 2, 3]);
const PASSPHRASE = 'a passphrase for the tests';

const env = {
  DATA_DIR: dataDir,
  BACKUP_DIR: backups,
  BACKUP_PASSPHRASE: PASSPHRASE,
  JOBS_SECRET: 'jobs-secret-of-tests',
};
const backUp = (more: Record<string, string> = {}) => run(['scripts/backup.ts'], { ...env, ...more });
const restore = (args: string[], more: Record<string, string> = {}) =>
  run(['scripts/restore.ts', ...args], { ...env, ...more });
const start = () => startEmbedded({ dataDir, env: { ADMIN_PASSWORD: 'a-password-for-the-tests' } });

/** Copies the backup, so that a test can damage the copy. Returns the path of the copy. */
function copyOfBackup(name: string): string {
  cpSync(at('backups', theBackup), at(name), { recursive: true });
  return at(name);
}

/**
 * Expects that a restore into an empty folder fails, prints one line of error, and writes nothing. Returns that line.
 */
async function refusal(args: string[], more: Record<string, string> = {}): Promise<string> {
  const target = at('untouched');
  const { code, stdout, stderr } = await restore(args, { DATA_DIR: target, ...more });
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(existsSync(target) ? readdirSync(target).filter((name) => name !== 'run') : []).toEqual([]);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  return stderr.trim();
}

let theBackup = '';
let rows: Record<string, string[]>;
let uploads: Record<string, string>;
let keys: string;

/** Adds a row, an account, a file, a job and the day's salt to a database. */
async function fill(server: Embedded): Promise<void> {
  const db = createClient(server.url, server.secretKey, { auth: { persistSession: false } });
  const done = [
    await db.auth.admin.createUser({ ...USER, email_confirm: true }),
    await db.from('retailers').insert({ ...retailerRow('backed-up'), key_categories: [] }),
    await db.storage.from('logos').upload('backed-up.png', LOGO, { contentType: 'image/png' }),
    await db.rpc('send_job', { _kind: 'tidy-up', _lane: 'long', _input: {} }),
    await db.rpc('event_salt'),
  ];
  expect(done.map(({ error }) => error)).toEqual(done.map(() => null));
}

beforeAll(async () => {
  // Creates older backups before the next backup is made: one of an interrupted run, and two of the same day in 2020.
  for (const name of [
    '.unfinished-2026-01-01T00-00-00.000Z',
    '2020-01-01T00-00-00.000Z',
    '2020-01-01T09-00-00.000Z',
  ])
    mkdirSync(at('backups', name), { recursive: true });
  await copyDatabase(dataDir, 'migrated');
  const server = await start();
  try {
    await fill(server);
    const made = await backUp({ SUPABASE_PORT: new URL(server.url).port });
    theBackup = readdirSync(backups).sort().at(-1) ?? '';
    expect(made).toEqual({ code: 0, stderr: '', stdout: `Backed up to ${at('backups', theBackup)}.\n` });
  } finally {
    await server.stop();
  }
  rows = await allRows(dataDir);
  uploads = allFiles(at('data/storage'));
  keys = readFileSync(at('data/keys.json'), 'utf8');
});
afterAll(remove);

test('a backup of a running database leaves no snapshot and no other trace in the data directory', () => {
  expect(readdirSync(dataDir).filter((name) => /snapshot|restore/.test(name))).toEqual([]);
});

test('a new backup deletes the rest of an interrupted one, and all but the latest of an old day', () => {
  expect(readdirSync(backups).sort()).toEqual(['2020-01-01T09-00-00.000Z', theBackup]);
});

test('a backup shows no secret, and only its owner may read it', () => {
  const { secretKey } = JSON.parse(keys) as { secretKey: string };
  const texts = readdirSync(at('backups', theBackup)).filter((name) => /\.(json|env)$/.test(name));
  expect(texts.sort()).toEqual(['manifest.json', 'secrets.json', 'settings.env']);
  for (const name of texts) {
    const text = readFileSync(at('backups', theBackup, name), 'utf8');
    expect(text).not.toContain(secretKey);
    expect(text).not.toContain(env.JOBS_SECRET);
  }
});

test('after the loss of everything, a restore returns every row but the day’s salt, every file and key, and accounts can sign in', async () => {
  cpSync(dataDir, at('lost'), { recursive: true });
  rmSync(dataDir, { recursive: true });
  const restored = await restore([at('backups', theBackup)]);
  expect(restored).toMatchObject({ code: 0, stderr: '' });
  // With the day's salt, anyone who has a backup could find that day's visitors by their IP addresses (ADR 034). So
  // backups leave the salt out.
  expect(rows['private.event_salts']).toHaveLength(1);
  expect(await allRows(dataDir)).toEqual({ ...rows, 'private.event_salts': [] });
  expect(Object.keys(rows).length).toBeGreaterThan(40);
  expect(rows['pgmq.q_jobs_long']).toHaveLength(1);
  expect(allFiles(at('data/storage'))).toEqual(uploads);
  expect(readFileSync(at('data/keys.json'), 'utf8')).toBe(keys);
  expect(readFileSync(at('data/restored.env'), 'utf8')).toContain(`JOBS_SECRET=${env.JOBS_SECRET}\n`);

  const server = await start();
  const visitor = createClient(server.url, server.publishableKey, { auth: { persistSession: false } });
  const signedIn = await visitor.auth.signInWithPassword(USER);
  const logo = await fetch(visitor.storage.from('logos').getPublicUrl('backed-up.png').data.publicUrl);
  const bytes = Buffer.from(await logo.arrayBuffer());
  await server.stop();
  expect(signedIn.error).toBeNull();
  expect(bytes.equals(LOGO)).toBe(true);
});

test('a backup of a stopped database does not contain the day’s salt', async () => {
  const [stopped, copies] = [at('stopped'), at('copies')];
  await copyDatabase(stopped, 'migrated');
  const server = await startEmbedded({ dataDir: stopped });
  const db = createClient(server.url, server.secretKey, { auth: { persistSession: false } });
  const { error } = await db.rpc('event_salt');
  await server.stop();
  expect(error).toBeNull();
  expect((await allRows(stopped))['private.event_salts']).toHaveLength(1);
  expect(await backUp({ DATA_DIR: stopped, BACKUP_DIR: copies })).toMatchObject({ code: 0 });
  const [made = ''] = readdirSync(copies);
  expect(await restore([path.join(copies, made)], { DATA_DIR: at('again') })).toMatchObject({ code: 0 });
  expect((await allRows(at('again')))['private.event_salts']).toEqual([]);
});

test('a restore refuses a data directory with a database, and replaces it when it may', async () => {
  const refused = await restore([at('backups', theBackup)]);
  expect(refused.code).toBe(1);
  expect(refused.stderr).toBe(
    `The data directory ${dataDir} already contains a database: set DATA_DIR to another folder, or replace it with --replace.\n`,
  );
  const replaced = await restore([at('backups', theBackup), '--replace']);
  expect(replaced).toMatchObject({ code: 0, stderr: '' });
  expect(await allRows(dataDir)).toEqual({ ...rows, 'private.event_salts': [] });
  const old = readdirSync(dataDir).filter((name) => name.startsWith('replaced-'));
  expect(old).toHaveLength(1);
  expect(readdirSync(at('data', old[0] ?? ''))).toEqual(
    expect.arrayContaining(['keys.json', 'pg', 'storage']),
  );
});

test('a restore refuses a data directory in use', async () => {
  const unlock = await lockDirectory(dataDir);
  const { code, stderr } = await restore([at('backups', theBackup), '--replace']);
  await unlock();
  expect([code, stderr]).toEqual([1, `The data directory ${dataDir} is in use: stop the site first.\n`]);
});

test('a start completes a restore that was interrupted while it replaced the data', async () => {
  const other = at('interrupted');
  expect((await restore([at('backups', theBackup)], { DATA_DIR: other })).code).toBe(0);
  // Simulates an interrupted restore: the database has been moved into place, but the keys have not.
  mkdirSync(path.join(other, 'restore.ready'));
  writeFileSync(path.join(other, 'restore.ready/keys.json'), 'restored');
  writeFileSync(path.join(other, 'keys.json'), 'old');
  const db = await openDatabase(other);
  await db.close();
  expect(readFileSync(path.join(other, 'keys.json'), 'utf8')).toBe('restored');
  expect(existsSync(path.join(other, 'restore.ready'))).toBe(false);
});

test('a backup with a changed, missing or additional file is refused before anything is written', async () => {
  const changed = copyOfBackup('changed');
  writeFileSync(path.join(changed, 'pg/PG_VERSION.gz'), 'x');
  expect(await refusal([changed])).toContain(
    'pg/PG_VERSION.gz does not match its checksum. Nothing was changed.',
  );
  const missing = copyOfBackup('missing');
  rmSync(path.join(missing, 'pg/PG_VERSION.gz'));
  expect(await refusal([missing])).toContain('pg/PG_VERSION.gz is missing');
  const added = copyOfBackup('added');
  writeFileSync(path.join(added, 'pg/more.gz'), 'x');
  expect(await refusal([added])).toContain('pg/more.gz is not in the manifest');
});

/**
 * Copies the backup, applies `change` to the manifest of the copy, and updates the checksum. Returns the path of the
 * copy.
 */
async function withManifest(
  name: string,
  change: (manifest: Record<string, unknown>) => void,
): Promise<string> {
  const copy = copyOfBackup(name);
  const file = path.join(copy, 'manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  change(manifest);
  writeFileSync(file, JSON.stringify(manifest));
  writeFileSync(path.join(copy, 'manifest.sha256'), (await sumOf(file)).sha256);
  return copy;
}

test('a backup with a changed manifest, or of another version, is refused with a sentence', async () => {
  const changed = copyOfBackup('changed-manifest');
  writeFileSync(path.join(changed, 'manifest.json'), '{}');
  expect(await refusal([changed])).toContain('manifest.json does not match its checksum');
  const format = await withManifest('other-format', (manifest) => (manifest.format = 2));
  expect(await refusal([format])).toContain('has format 2, and this version of the site restores format 1');
  const postgres = await withManifest('other-postgres', (manifest) => (manifest.postgres = '17'));
  expect(await refusal([postgres])).toContain('The backup is of PostgreSQL 17');
  const newer = await withManifest('newer', (manifest) => (manifest.migration = '29990101000000'));
  expect(await refusal([newer])).toContain('which this version of the site does not have');
  const outside = await withManifest('outside', (manifest) => (manifest.folders = ['pg/../../outside']));
  expect(await refusal([outside])).toContain('must be a path inside the backup');
});

test('a database that lacks rows of the manifest is refused, and nothing is written', async () => {
  const fewer = await withManifest('fewer', (manifest) => {
    (manifest.rows as Record<string, number>)['public.retailers'] = 7;
  });
  expect(await refusal([fewer])).toContain('does not contain the rows that it lists. Nothing was changed.');
});

test('encrypted secrets need their passphrase, and can be left out', async () => {
  const backup = at('backups', theBackup);
  expect(await refusal([backup], { BACKUP_PASSPHRASE: '' })).toContain(
    'set BACKUP_PASSPHRASE, or leave them out',
  );
  expect(await refusal([backup], { BACKUP_PASSPHRASE: 'another passphrase of tests' })).toContain(
    'is not the passphrase',
  );
  const without = { DATA_DIR: at('without-secrets'), BACKUP_PASSPHRASE: '' };
  expect((await restore([backup, '--without-secrets'], without)).code).toBe(0);
  expect(existsSync(at('without-secrets/keys.json'))).toBe(false);
});

test('a data directory of an older version is backed up before the start upgrades it, or refused', async () => {
  const configuration = { dataDir } as Parameters<typeof backUpBeforeUpgrade>[0];
  const before = readdirSync(backups).length;
  Object.assign(process.env, { ...env });
  storeMigration(dataDir, newestMigration());
  await backUpBeforeUpgrade(configuration);
  expect(readdirSync(backups)).toHaveLength(before);

  storeMigration(dataDir, '20261121100000');
  process.env.BACKUP_DIR = at('lost/keys.json/inside-a-file');
  await expect(backUpBeforeUpgrade(configuration)).rejects.toThrow(
    'The backup before the upgrade failed, so nothing was upgraded',
  );
  process.env.BACKUP_DIR = backups;
  await backUpBeforeUpgrade(configuration);
  expect(readdirSync(backups)).toHaveLength(before + 1);
});

test('the embedded Supabase has a schedule for a nightly backup', () => {
  expect(rows['public.schedules']?.filter((row) => row.includes('back-up'))).toHaveLength(1);
});
