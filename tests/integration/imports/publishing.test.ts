import { jest } from '@jest/globals';
import { parseEnvironment } from '@/lib/config/env';
import type { Db } from '@/lib/supabase/public';
import { type Api, serveApi } from '../../../scripts/db-check/api.ts';
import { type RecordingSite, startRecordingSite } from '../../helpers/recording-site.ts';
import { ADMIN_ID, openTestDatabase, type TestDatabase } from '../database/open.ts';

// An import treats a publication time as a form does: if it has passed, the draft is published with the write.

const env: Record<string, string> = { REVALIDATE_SECRET: 'a-secret-for-the-tests' };
const serverEnv = () => parseEnvironment(env);
jest.unstable_mockModule('@/lib/config/env', () => ({ parseEnvironment, serverEnv }));
const { exportSite } = await import('@/lib/services/imports/site-json');
const { JOB_KINDS } = await import('@/lib/services/jobs/kinds');
const { startJob } = await import('@/lib/services/jobs/start-job');
const { runWaitingJobs } = await import('@/lib/services/jobs/worker');

let database: TestDatabase;
let api: Api;
let site: RecordingSite;
beforeAll(async () => {
  database = await openTestDatabase();
  api = await serveApi(database);
  site = await startRecordingSite();
  Object.assign(env, {
    SITE_INSTANCES: site.url,
    NEXT_PUBLIC_SUPABASE_URL: api.url,
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_embedded',
    SUPABASE_SECRET_KEY: api.secretKey,
  });
});
afterAll(async () => {
  await site.stop();
  await api.stop();
  await database.close();
});
beforeEach(() =>
  database.exec(`delete from public.jobs; delete from public.imports; delete from public.retailers;
    update public.schedules set next_due_at = now() + interval '1 hour'`),
);

const HOUR_MS = 3_600_000;
const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString();
const [YESTERDAY, TOMORROW] = [fromNow(-24 * HOUR_MS), fromNow(24 * HOUR_MS)];

type Cells = Record<string, string | boolean | null>;

const shop = (slug: string, more: Cells = {}): Cells => ({
  ...{ slug, name: slug, cta_url: `https://${slug}.example/` },
  ...more,
});

async function run(kind: string, id: string): Promise<void> {
  const found = JOB_KINDS.find((known) => known.kind === kind);
  if (!found) throw new Error(`There is no job ${kind}`);
  await startJob(found, { input: { import: id }, askedBy: ADMIN_ID });
  await runWaitingJobs({ db: api.service as Db, kinds: JOB_KINDS, name: 'a test', limitMs: 60_000 });
}

/** Imports retailers. Returns the import's id. */
async function importShops(rows: Cells[], entity = 'retailers'): Promise<string> {
  const id = String(
    await database.value(
      `insert into public.imports (entity, file_name, total, asked_by) values ($1, 'a-file', $2, $3) returning id`,
      [entity, rows.length, ADMIN_ID],
    ),
  );
  await database.query(
    `insert into private.import_rows (import_id, line, table_name, key, cells)
     select $1, place, 'retailers', cells ->> 'slug', cells
     from jsonb_array_elements($2::jsonb) with ordinality as rows (cells, place)`,
    [id, JSON.stringify(rows)],
  );
  await run('write-import', id);
  return id;
}

const published = async () =>
  (
    await database.query<{ slug: string }>(
      'select slug from public.retailers where is_published order by slug',
    )
  ).rows.map(({ slug }) => slug);

test('imported drafts are published if their time has passed, and only then', async () => {
  await database.insert('retailers', shop('known', { is_published: false, publish_at: TOMORROW }));
  await database.insert('retailers', shop('unpublished', { is_published: false, publish_at: YESTERDAY }));
  const id = await importShops([
    shop('new', { publish_at: YESTERDAY }),
    shop('new-draft', { publish_at: YESTERDAY, is_published: 'no' }),
    shop('known', { publish_at: YESTERDAY, is_published: 'no' }),
    shop('unpublished', { publish_at: YESTERDAY, is_published: 'no', name: 'Another name' }),
    shop('later', { publish_at: TOMORROW }),
    shop('over', { publish_at: YESTERDAY, unpublish_at: fromNow(-HOUR_MS) }),
    shop('no-time'),
  ]);
  expect(await database.value(`select string_agg(distinct outcome, ', ') from private.import_rows`)).toBe(
    'created, updated',
  );
  expect(await published()).toEqual(['known', 'new', 'new-draft']);
  await run('undo-import', id);
  expect(await published()).toEqual([]);
});

test('the undo of an import unpublishes a row whose file names only the publication time', async () => {
  const known = await database.insert('retailers', shop('known', { is_published: false }));
  const id = await importShops([{ id: known.id, slug: 'known', publish_at: YESTERDAY }]);
  expect(await published()).toEqual(['known']);
  await run('undo-import', id);
  expect(await published()).toEqual([]);
});

test('the file of a site publishes a draft that became due after the export, but none that an editor has unpublished', async () => {
  await database.insert('retailers', shop('due', { is_published: false, publish_at: TOMORROW }));
  await database.insert('retailers', shop('unpublished', { is_published: false, publish_at: YESTERDAY }));
  let text = '';
  for await (const piece of exportSite(api.service as Db)) text += piece;
  // The file is imported two days later.
  text = text.replaceAll(/"publish_at":\s*"[^"]*"/g, `"publish_at":"${YESTERDAY}"`);
  const { rows } = JSON.parse(text) as { rows: { retailers: Cells[] } };
  expect(rows.retailers).toHaveLength(2);
  await database.exec('delete from public.retailers');
  await importShops(rows.retailers, 'site');
  expect(await database.value('select count(*)::int from public.retailers')).toBe(2);
  expect(await published()).toEqual(['due']);
});

test('a draft whose publication time comes during the save is published', async () => {
  const save = (slug: string, seconds: number) =>
    database.insert('retailers', shop(slug, { publish_at: fromNow(-1000 * seconds) }));
  await save('just-due', 2);
  await save('long-due', 3600);
  expect(await published()).toEqual(['just-due']);
  const set = (seconds: number) =>
    database.query(`update public.retailers set publish_at = $1 where slug = 'long-due'`, [
      fromNow(-1000 * seconds),
    ]);
  await set(7200);
  expect(await published()).toEqual(['just-due']);
  await set(2);
  expect(await published()).toEqual(['just-due', 'long-due']);
  // An editor can unpublish such a row at once.
  await database.exec('update public.retailers set is_published = false, publish_at = publish_at');
  expect(await published()).toEqual([]);
});
