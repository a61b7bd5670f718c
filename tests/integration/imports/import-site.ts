// Provides the tests of imports with a database, its API, a server that replaces the site, and a worker.
import { jest } from '@jest/globals';
import { parseEnvironment } from '@/lib/config/env';
import type { Db } from '@/lib/supabase/public';
import { type Api, serveApi } from '../../../scripts/db-check/api.ts';
import { type RecordingSite, startRecordingSite } from '../../helpers/recording-site.ts';
import { ADMIN_ID, openTestDatabase, type TestDatabase } from '../database/open.ts';
import { type ImportedFile, stageRows } from './stage-rows.ts';

const env: Record<string, string> = { REVALIDATE_SECRET: 'a-secret-for-the-tests' };
const serverEnv = () => parseEnvironment(env);
jest.unstable_mockModule('@/lib/config/env', () => ({ parseEnvironment, serverEnv }));
// As in a worker.
jest.unstable_mockModule('next/cache', () => import('../../../scripts/setup/next-cache-outside.mjs'));
const { JOB_KINDS } = await import('@/lib/services/jobs/kinds');
const { startJob } = await import('@/lib/services/jobs/start-job');
const { runWaitingJobs } = await import('@/lib/services/jobs/worker');

export let database: TestDatabase;
/** A database client with the secret key. */
export let db: Db;
let api: Api;
let site: RecordingSite;
beforeAll(async () => {
  database = await openTestDatabase();
  api = await serveApi(database);
  db = api.service as Db;
  site = await startRecordingSite();
  Object.assign(env, {
    SITE_INSTANCES: site.url,
    NEXT_PUBLIC_SUPABASE_URL: api.url,
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_embedded',
    SUPABASE_SECRET_KEY: api.secretKey,
  });
  await database.exec(`update public.schedules set next_due_at = now() + interval '1 day'`);
});
afterAll(async () => {
  await site.stop();
  await api.stop();
  await database.close();
});

/** Runs a job of an import, as a worker does. */
export async function runJob(kind: 'write-import' | 'undo-import', id: string): Promise<void> {
  const found = JOB_KINDS.find((known) => known.kind === kind);
  if (!found) throw new Error(`There is no job ${kind}`);
  const job = await startJob(found, { input: { import: id }, askedBy: ADMIN_ID });
  await runWaitingJobs({ db, kinds: JOB_KINDS, name: 'a test', limitMs: 60_000 });
  const { rows } = await database.query('select state, error from public.jobs where id = $1', [job]);
  expect(rows).toEqual([{ state: 'done', error: null }]);
}

/** Stages the rows of a file, and writes them. Returns the import's id. */
export async function importRows(file: ImportedFile): Promise<string> {
  const id = await stageRows(database, file);
  await runJob('write-import', id);
  return id;
}

/** Returns what an import did with each row: its outcome, or the reason why the row failed. */
export async function outcomes(id: string): Promise<string[]> {
  const { rows } = await database.query<{ outcome: string }>(
    `select coalesce(error ->> 'message', outcome) as outcome from private.import_rows
     where import_id = $1 order by line`,
    [id],
  );
  return rows.map(({ outcome }) => outcome);
}
