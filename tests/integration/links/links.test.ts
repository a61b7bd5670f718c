import {
  api,
  asked,
  database,
  db,
  guide,
  links,
  minutesLater,
  now,
  origin,
  retailer,
  site,
  start,
  statuses,
  sweep,
} from './link-server.ts';
import { ADMIN_ID } from '../database/open.ts';

// Imports these modules only after link-server.ts, because it replaces the module that reads the environment variables.
const { checkLinks, recheckLinks } = await import('@/lib/services/jobs/kinds/check-links');
const { nextDue } = await import('@/lib/services/jobs/create-due-jobs');
const { startJob } = await import('@/lib/services/jobs/start-job');
const { collectChanges } = await import('@/lib/services/links/collect-links');
const { checkChunk } = await import('@/lib/services/links/check-links');

const between = () => ({ since: new Date(), until: new Date() });
/** Runs the job that checks failed links again, but only if its schedule finds a link that is due. */
async function recheck() {
  const input = await recheckLinks.findWork?.(db, between());
  return input && start(recheckLinks, input as object);
}

test('the nightly job collects the links of all entities and checks each once', async () => {
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

test('changed and deleted rows are collected without the nightly job, and unused links disappear', async () => {
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

test('the nightly job forgets rows that were deleted while nothing was recorded', async () => {
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
  expect(await recheck()).toMatchObject({ note: '1 link checked, 1 working again' });
  expect(await links()).toMatchObject([{ health: 'ok', is_broken: false }]);
  expect(await database.value('select count(*)::int from public.link_checks')).toBe(4);
});

test('a refusal neither breaks a link nor mends a broken one', async () => {
  await retailer('one');
  for (const [status, isBroken] of [
    [403, false],
    [404, false],
    [403, false],
    [404, false],
    [404, true],
    [403, true],
    [200, false],
  ] as const) {
    statuses['/deal'] = status;
    await minutesLater(20);
    await sweep();
    expect(await links()).toMatchObject([{ is_broken: isBroken }]);
  }
});

test.each([
  ['2026-12-19', 1],
  ['2026-12-20', 25],
  ['2026-12-31', 25],
  ['2027-01-01', 25],
  ['2027-01-02', 25],
  ['2027-01-03', 1],
])('all links are checked every night, and every hour of the sales: on %s, %i times', async (day, times) => {
  const query = `select cron from public.schedules where kind = 'check-links' and is_on`;
  const { rows } = await database.query<{ cron: string }>(query);
  const [start, end] = [new Date(`${day}T00:00:00Z`), new Date(`${day}T23:59:59Z`)];
  let count = 0;
  for (const { cron } of rows) {
    for (let due = nextDue(cron, start); due <= end; due = nextDue(cron, due)) count += 1;
  }
  expect(count).toBe(times);
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

test('a host that asks for patience gets no request, and its links are checked when it may be asked', async () => {
  await retailer('one');
  const { host } = new URL(origin);
  await db.rpc('hold_host', { _host: host, _seconds: 3600 });
  expect(await sweep()).toMatchObject({ state: 'done', note: '1 link checked, 1 postponed' });
  expect(await links()).toMatchObject([{ health: 'unchecked' }]);
  expect(asked).toEqual([]);

  expect(await recheck()).toBeNull();
  await database.exec('update public.links set put_off_until = now(); delete from private.link_hosts');
  expect(await recheck()).toMatchObject({ note: '1 link checked' });
  expect(await links()).toMatchObject([{ health: 'ok' }]);
  expect(await recheck()).toBeNull();
});

test('a sweep waits for the end of the sweep before, and not for a check of chosen links', async () => {
  const chosen = { since: now(), ids: [ADMIN_ID] };
  await startJob(checkLinks, { input: chosen, askedBy: ADMIN_ID });
  expect(await checkLinks.findWork?.(db, between())).toEqual({ since: expect.any(String) });
  await startJob(checkLinks, { input: { since: now() }, askedBy: ADMIN_ID });
  expect(await checkLinks.findWork?.(db, between())).toBeNull();
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

test('while a link is broken, visitors can see that its fallback is in use, and the history says from when to when', async () => {
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
  const said = `select row_slug, changed from public.audit_log where changed ? 'fallback_in_use' order by id`;
  const used = { row_slug: 'one', changed: { fallback_in_use: { old: false, new: true } } };
  expect((await database.query(said)).rows).toEqual([used]);

  statuses['/deal'] = 200;
  site.requests.length = 0;
  expect(await sweep()).toMatchObject({
    note: '2 links checked, 1 working again. Shop one no longer uses its fallback link',
  });
  expect((await api.anon.rpc('broken_links', { _urls: [`${origin}/deal`] })).data).toEqual([]);
  expect((await database.query(said)).rows).toEqual([
    used,
    { row_slug: 'one', changed: { fallback_in_use: { old: true, new: false } } },
  ]);
  const shopPages = { table: 'retailers', record: { slug: 'one' }, old_record: { slug: 'one' } };
  expect(site.requests.map(({ body }) => body)).toEqual([[shopPages]]);
});
