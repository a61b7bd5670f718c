import { jest } from '@jest/globals';
import { listDueRows } from '@/lib/data/due-rows';
import type { Db } from '@/lib/supabase/public';
import { type Api, serveApi } from '../../../scripts/db-check/api.ts';
import { openTestDatabase, type TestDatabase } from '../database/open.ts';

let database: TestDatabase;
let api: Api;
beforeAll(async () => {
  database = await openTestDatabase();
  api = await serveApi(database);
});
afterAll(async () => {
  await api.stop();
  await database.close();
});

test('a worker that is older than the database skips due rows of tables that it does not know', async () => {
  await database.exec(`insert into public.content (slug, title, content_type, published_at, is_published)
    values ('a-guide', 'T', 'guide', '2026-12-24T20:00:00Z', true)`);
  const cameDue = String(await database.value(`select pg_get_functiondef('public.came_due'::regproc)`));
  await database.exec(
    cameDue.replace(') as due (key)', ` union select 'brands:acme' union select 'zoos:york') as due (key)`),
  );
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const between = { since: new Date('2026-12-24T19:59:58Z'), until: new Date('2026-12-24T20:00:00Z') };
  // `last` is the last key of all, so that the next chunk begins after it.
  expect(await listDueRows(api.service as Db, { ...between, after: '' })).toEqual({
    keys: ['content:a-guide'],
    last: 'zoos:york',
  });
  expect(warn.mock.calls).toEqual([['Due rows of unknown tables are skipped: brands:acme, zoos:york']]);
});
