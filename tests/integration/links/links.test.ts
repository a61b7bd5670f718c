import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import { PAID_REL } from '@/lib/affiliates/paid-links';
import { parseEnvironment } from '@/lib/config/env';
import type { Db } from '@/lib/supabase/public';
import { type Api, serveApi } from '../../../scripts/db-check/api.ts';
import { type RecordingSite, startRecordingSite } from '../../helpers/recording-site.ts';
import { ADMIN_ID, openTestDatabase, type TestDatabase } from '../database/open.ts';

const env: Record<string, string> = {
  REVALIDATE_SECRET: 'a-secret-for-the-tests',
  LINK_CHECK_ALLOW_PRIVATE: 'true',
  SITE_URL: 'https://www.oursite.example',
  DATABASE_WAIT_MS: '15000',
};
jest.unstable_mockModule('@/lib/config/env', () => ({ serverEnv: () => parseEnvironment(env) }));
const { workOff } = await import('@/lib/services/jobs/worker');
const { JOB_KINDS } = await import('@/lib/services/jobs/kinds');
const { startJob } = await import('@/lib/services/jobs/start-job');
const { checkLinks, recheckLinks } = await import('@/lib/services/jobs/kinds/check-links');
const { replaceLinks } = await import('@/lib/services/jobs/kinds/replace-links');
const { collectChanges } = await import('@/lib/services/links/collect-links');
const { checkChunk } = await import('@/lib/services/links/check-links');
const { applyChunk } = await import('@/lib/services/links/apply-replacement');
const { planReplacement } = await import('@/lib/services/links/plan-replacement');
const { getReplacement, insertReplacement, moveReplacement } = await import('@/lib/data/link-replacements');

/** What the shop answers, by path; 200 for other paths. */
const statuses: Record<string, number> = {};
const asked: string[] = [];
const shop = http.createServer((request, response) => {
  asked.push(request.url ?? '');
  response.writeHead(statuses[request.url ?? ''] ?? 200).end();
});

let database: TestDatabase;
let api: Api;
let db: Db;
let site: RecordingSite;
let origin: string;
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
  shop.listen(0, '127.0.0.1');
  await once(shop, 'listening');
  origin = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
});
afterAll(async () => {
  shop.closeAllConnections();
  shop.close();
  await site.stop();
  await api.stop();
  await database.close();
});
beforeEach(async () => {
  await database.exec(`delete from public.jobs; delete from pgmq.q_jobs_long; delete from public.links;
    delete from public.content; delete from public.retailers; delete from public.link_replacements;
    delete from private.link_hosts; delete from public.audit_log; update private.link_collection set collected_at = null;
    update public.schedules set next_due_at = now() + interval '1 hour'`);
  for (const path of Object.keys(statuses)) delete statuses[path];
  asked.splice(0);
  site.requests.length = 0;
});

const runAll = () => workOff({ db, kinds: JOB_KINDS, name: 'a test', limitMs: 60_000 });
const now = () => new Date().toISOString();
const start = async (kind: typeof checkLinks, input: object) => {
  await startJob(kind, { input, askedBy: ADMIN_ID });
  await runAll();
  return (
    await database.query<{ state: string; note: string; error: string | null }>(
      'select state, note, error from public.jobs order by created_at desc limit 1',
    )
  ).rows[0];
};
const sweep = () => start(checkLinks, { since: now() });
const retailer = (slug: string, more: object = {}) =>
  database.insert('retailers', {
    ...{ slug, name: `Shop ${slug}`, cta_url: `${origin}/deal`, is_published: true },
    ...more,
  });
const guide = (slug: string, body: string) =>
  database.insert('content', {
    slug,
    title: `Guide ${slug}`,
    content_type: 'guide',
    body,
    is_published: true,
  });
const links = async () =>
  (
    await database.query<Record<string, unknown>>(
      `select replace(url, $1, '') as url, health, is_broken, uses from public.links_overview order by url`,
      [origin],
    )
  ).rows;
/** Makes all failures and checks as old as if some minutes had passed. */
const minutesLater = (minutes: number) =>
  database.query(
    `update public.links set failing_since = failing_since - $1::interval, checked_at = checked_at - $1::interval`,
    [`${minutes} minutes`],
  );

test('the sweep collects the links of all entities and checks each once', async () => {
  await retailer('one');
  await retailer('two');
  await guide('a', `<p><a href="${origin}/deal">x</a> <a href="https://www.oursite.example/x">own</a></p>`);
  statuses['/gone'] = 404;
  await guide('b', `<p><a href="${origin}/gone">x</a></p>`);
  expect(await sweep()).toMatchObject({ state: 'done', note: '2 links checked' });
  expect(await links()).toEqual([
    { url: '/deal', health: 'ok', is_broken: false, uses: 3 },
    { url: '/gone', health: 'gone', is_broken: false, uses: 1 },
  ]);
  expect(asked.sort()).toEqual(['/deal', '/gone', '/gone']);
});

test('changed and deleted rows are collected without a sweep, and unused links disappear', async () => {
  const { id } = await retailer('one');
  expect(await collectChanges(db)).toBe(false);
  await sweep();
  await database.as('service', `update public.retailers set cta_url = $1 where id = $2`, [
    `${origin}/new`,
    id,
  ]);
  expect(await collectChanges(db)).toBe(true);
  expect((await links()).map(({ url }) => url)).toEqual(['/new']);
  await database.as('service', 'delete from public.retailers where id = $1', [id]);
  await collectChanges(db);
  expect(await links()).toEqual([]);
});

test('the sweep forgets rows that were deleted while nothing was recorded', async () => {
  await retailer('one');
  await guide('a', `<p><a href="${origin}/other">x</a></p>`);
  await sweep();
  await database.exec(`delete from public.content; delete from public.audit_log`);
  await sweep();
  expect((await links()).map(({ url }) => url)).toEqual(['/deal']);
});

test('two failures in a row, ten minutes apart, make a link broken, and a success mends it', async () => {
  await retailer('one');
  statuses['/deal'] = 404;
  await sweep();
  const recheck = async () => {
    const input = await recheckLinks.findWork?.(db, { since: new Date(), until: new Date() });
    return input && start(recheckLinks, input as object);
  };
  expect(await recheck()).toBeNull();
  await minutesLater(9);
  await sweep();
  expect(await links()).toMatchObject([{ health: 'gone', is_broken: false }]);
  await minutesLater(10);
  expect(await recheck()).toMatchObject({ note: '1 link checked, 1 newly broken' });
  expect(await links()).toMatchObject([{ is_broken: true }]);
  statuses['/deal'] = 200;
  expect(await recheck()).toBeNull();
  await minutesLater(60);
  expect(await recheck()).toMatchObject({ note: '1 link checked, 1 well again' });
  expect(await links()).toMatchObject([{ health: 'ok', is_broken: false }]);
  expect(await database.value('select count(*)::int from public.link_checks')).toBe(4);
});

test('a failure after a success is a first failure again', async () => {
  await retailer('one');
  for (const status of [404, 200, 404]) {
    statuses['/deal'] = status;
    await minutesLater(20);
    await sweep();
  }
  expect(await links()).toMatchObject([{ health: 'gone', is_broken: false }]);
});

test('each turn at a host moves its next request by a second, unless the turn comes too late', async () => {
  await database.exec(`insert into private.link_hosts values ('shop.example', '2100-01-01T00:00:00Z')`);
  const take = async (most: number) => {
    const { data } = await db.rpc('take_host_turn', { _host: 'shop.example', _most: most });
    const next = await database.value(`select next_at from private.link_hosts where host = 'shop.example'`);
    return [(data ?? 0) > most, (next as Date).toISOString()];
  };
  const forever = 2_000_000_000;
  expect(await take(forever)).toEqual([false, '2100-01-01T00:00:01.000Z']);
  expect(await take(forever)).toEqual([false, '2100-01-01T00:00:02.000Z']);
  expect(await take(25_000)).toEqual([true, '2100-01-01T00:00:02.000Z']);
});

test('a host that asks for patience gets no request, and its links are put off', async () => {
  await retailer('one');
  const { host } = new URL(origin);
  await db.rpc('hold_host', { _host: host, _seconds: 3600 });
  expect(await sweep()).toMatchObject({ state: 'done', note: '1 link checked, 1 put off' });
  expect(await links()).toMatchObject([{ health: 'unchecked' }]);
  expect(asked).toEqual([]);
});

test('a repeated chunk checks nothing twice, and refreshes the same pages', async () => {
  await retailer('one', { fallback_url: `${origin}/front`, uses_fallback: true });
  statuses['/deal'] = 410;
  await sweep();
  await minutesLater(11);
  const since = now();
  const chunk = {
    only: null,
    since,
    after: '00000000-0000-0000-0000-000000000000',
    signal: new AbortController().signal,
  };
  site.requests.length = 0;
  const first = await checkChunk(db, chunk);
  const checks = await database.value('select count(*)::int from public.link_checks');
  const second = await checkChunk(db, chunk);
  expect([first.broken, second.broken]).toEqual([1, 1]);
  expect(await database.value('select count(*)::int from public.link_checks')).toBe(checks);
  expect(site.requests).toHaveLength(2);
  const shopPages = { table: 'retailers', record: { slug: 'one' }, old_record: { slug: 'one' } };
  expect(site.requests.map(({ body }) => body)).toEqual([[shopPages], [shopPages]]);
});

test('while a link is broken, visitors can see that its fallback is in use, and the history says so', async () => {
  await retailer('one', { fallback_url: `${origin}/front`, uses_fallback: true });
  await retailer('two', { fallback_url: `${origin}/front` });
  statuses['/deal'] = 500;
  await sweep();
  await minutesLater(11);
  expect(await sweep()).toMatchObject({
    note: '2 links checked, 1 newly broken. Shop one uses its fallback link',
  });
  const { data } = await api.anon.rpc('broken_links', { _urls: [`${origin}/deal`, `${origin}/front`] });
  expect(data).toEqual([`${origin}/deal`]);
  const said = `select row_slug, changed from public.audit_log where changed ? 'fallback_in_use'`;
  expect((await database.query(said)).rows).toEqual([
    { row_slug: 'one', changed: { fallback_in_use: { old: false, new: true } } },
  ]);
});

const SEARCH = { find: '/deal', replacement: '/offer', isWhole: false };
async function replace() {
  await sweep();
  const plan = await planReplacement(db, SEARCH);
  const changes = plan.map(({ problem: _problem, ...change }) => change);
  return insertReplacement(db, SEARCH, { changes, askedBy: ADMIN_ID });
}
const run = (replacement: string, isUndo = false) => start(replaceLinks, { replacement, isUndo });
const ctaOf = (slug: string) =>
  database.value(`select replace(cta_url, $1, '') from public.retailers where slug = $2`, [origin, slug]);
const bodyOf = (slug: string) => database.value('select body from public.content where slug = $1', [slug]);

test('a search and replace changes every entity as its editor, and is undone as a whole', async () => {
  await retailer('one');
  await guide('a', `<p><a href="${origin}/deal?a=1&amp;b=2" rel="${PAID_REL}">x</a></p>`);
  const before = await bodyOf('a');
  const id = await replace();
  site.requests.length = 0;
  expect(await run(id)).toMatchObject({ state: 'done', note: '2 rows changed' });
  expect(await ctaOf('one')).toBe('/offer');
  expect(await bodyOf('a')).toContain('/offer?a=1&amp;b=2"');
  expect(site.requests.flatMap(({ body }) => body)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ table: 'retailers' }),
      expect.objectContaining({ table: 'content' }),
    ]),
  );
  const last = `select actor from public.audit_log where table_name = 'retailers' order by id desc limit 1`;
  expect(await database.value(last)).toBe(ADMIN_ID);
  expect((await links()).map(({ url }) => url)).toEqual(['/offer', '/offer?a=1&b=2']);

  await moveReplacement(db, id, { from: 'done', to: 'undoing' });
  expect(await run(id, true)).toMatchObject({ state: 'done', note: '2 rows put back' });
  expect([await ctaOf('one'), await bodyOf('a')]).toEqual(['/deal', before]);
  expect((await getReplacement(db, id))?.state).toBe('undone');
});

test('rows that somebody has changed meanwhile are neither changed nor put back, and are listed', async () => {
  const [one, two] = [await retailer('one'), await retailer('two')];
  const id = await replace();
  const set = (path: string, row: string) =>
    database.as('service', `update public.retailers set cta_url = $1 where id = $2`, [
      `${origin}${path}`,
      row,
    ]);
  await set('/mine', one.id);
  expect(await run(id)).toMatchObject({ note: '1 row changed, 1 row left as they are' });
  expect([await ctaOf('one'), await ctaOf('two')]).toEqual(['/mine', '/offer']);
  await set('/theirs', two.id);
  await moveReplacement(db, id, { from: 'done', to: 'undoing' });
  expect(await run(id, true)).toMatchObject({ note: '0 rows put back, 1 row left as they are' });
  expect(await ctaOf('two')).toBe('/theirs');
  const states = await database.query(
    `select row_name, state, note from public.link_changes order by row_name`,
  );
  expect(states.rows).toMatchObject([
    { row_name: 'Shop one', state: 'skipped', note: expect.stringContaining('since the preview') },
    { row_name: 'Shop two', state: 'kept', note: expect.stringContaining('since the run') },
  ]);
});

test('a change that the form refuses is planned as a problem', async () => {
  await retailer('one');
  await sweep();
  const plan = await planReplacement(db, {
    find: 'http://127',
    replacement: 'javascript:127',
    isWhole: false,
  });
  expect(plan).toMatchObject([{ problem: expect.stringMatching(/^Affiliate link: Enter a URL/) }]);
});

test('a chunk whose worker was killed after its writes is repeated without a second write', async () => {
  await retailer('one');
  await guide('a', `<p><a href="${origin}/deal">x</a></p>`);
  const id = await replace();
  const replacement = { id, askedBy: ADMIN_ID };
  const chunk = { replacement, isUndo: false, writer: db, signal: new AbortController().signal };
  const writes = () => database.value(`select count(*)::int from public.audit_log where action = 'update'`);
  site.status = 500;
  // The pages could not be refreshed, so the chunk failed after its writes, before it stored the states.
  await expect(applyChunk(db, chunk)).rejects.toThrow('answered 500');
  site.status = 200;
  const before = await writes();
  expect(await run(id)).toMatchObject({ state: 'done', note: '2 rows changed' });
  expect(await writes()).toBe(before);
});
