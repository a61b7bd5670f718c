import { londonDay } from '@/lib/dates/london-time';
import { nextMillisecond } from '../../helpers/next-millisecond.ts';
import { openTestDatabase, outcome, type TestDatabase } from './open.ts';

interface Figures {
  totals: Record<string, number>;
  before: Record<string, number>;
  days: { at: string; views: number; visitors: number; clicks: number }[];
  hours: { at: string; views: number; visitors: number; clicks: number }[];
  tops: Record<string, { total: number; rows: ({ item: string } & Record<string, number>)[] }>;
}

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
beforeEach(() =>
  db.exec(`truncate private.events, private.event_hours, private.event_days, private.vital_days,
    private.event_weeks, private.summed_weeks; update private.event_progress set rolled_to = null, rolled_at = null`),
);

const call = async (who: 'admin' | 'service', sql: string, params: unknown[] = []) =>
  Object.values((await db.as(who, sql, params))[0] ?? {})[0];
const rollUp = (hours = 100) =>
  nextMillisecond().then(() => call('service', 'select public.roll_up_events($1)', [hours]));
const figures = async (from: string, to: string, filter = 'all', value = '') =>
  (await call('admin', 'select public.analytics($1, $2, $3, $4)', [from, to, filter, value])) as Figures;

/** Writes an event, and sets the time at which it happened to `at`. */
async function write(at: string, event: Record<string, unknown>) {
  const row = { kind: 'view', path: '/', template: 'home', device: 'phone', visitor: '1', ...event };
  await call('service', 'select public.write_events($1)', [JSON.stringify([row])]);
  await db.query('update private.events set at = $1 where id = (select max(id) from private.events)', [at]);
}

async function writeKnownEvents() {
  await write('2025-12-24T10:00:00Z', { source: 'direct' });
  await write('2025-12-24T10:05:00Z', { path: '/retailers/argos', template: 'retailer', retailer: 'argos' });
  await write('2025-12-24T11:30:00Z', { path: '/retailers/argos', template: 'retailer', retailer: 'argos' });
  await write('2025-12-24T11:31:00Z', {
    kind: 'click',
    path: '/retailers/argos',
    template: 'retailer',
    retailer: 'argos',
    link: 'https://argos.example/',
    position: 2,
  });
  await write('2025-12-24T11:40:00Z', { device: 'computer', visitor: '2', source: 'news.example' });
  await write('2025-12-24T12:00:00Z', { kind: 'search', path: '/search', query: 'ps6', results: 0 });
  await write('2025-12-24T12:01:00Z', { kind: 'search', path: '/search', query: 'lego', results: 7 });
  await write('2025-12-24T12:02:00Z', {
    kind: 'choice',
    path: '/search',
    query: 'lego',
    chosen: '/gaming/lego',
  });
  await write('2025-12-25T09:00:00Z', { visitor: '3' });
  for (const value of [1000, 1500, 2400, 9000])
    await write('2025-12-24T13:00:00Z', { kind: 'vital', metric: 'LCP', value });
}

test('known events give the same totals, hours, days and lists', async () => {
  await writeKnownEvents();
  await rollUp();
  const { totals, before, hours, days, tops } = await figures('2025-12-24', '2025-12-24');
  expect(totals).toEqual({ views: 4, visitors: 2, clicks: 1, searches: 2, signUps: 0 });
  expect(before).toMatchObject({ views: 0, visitors: 0 });
  expect(hours.map(({ views, visitors, clicks }) => [views, visitors, clicks])).toEqual([
    [2, 1, 0],
    [2, 2, 1],
    [0, 1, 0],
  ]);
  expect(days).toEqual([{ at: '2025-12-24', views: 4, visitors: 2, clicks: 1 }]);
  const rows = (list: string, figure: string) => tops[list]?.rows.map((row) => [row.item, row[figure]]);
  // With equal views, the page with more clicks comes first.
  expect(rows('page', 'views')?.slice(0, 2)).toEqual([
    ['/retailers/argos', 2],
    ['/', 2],
  ]);
  expect(rows('retailer', 'clicks')).toEqual([['argos', 1]]);
  expect(rows('link', 'clicks')).toEqual([['https://argos.example/', 1]]);
  expect(rows('position', 'clicks')).toEqual([['2', 1]]);
  expect(rows('device', 'views')).toEqual([
    ['phone', 3],
    ['computer', 1],
  ]);
  expect(rows('source', 'views')).toEqual([
    ['direct', 1],
    ['news.example', 1],
  ]);
  expect(rows('query', 'searches')).toEqual([
    ['lego', 1],
    ['ps6', 1],
  ]);
  expect(rows('empty', 'emptySearches')).toEqual([['ps6', 1]]);
  expect(rows('chosen', 'choices')).toEqual([['/gaming/lego', 1]]);
  expect(rows('template', 'views')).toEqual([
    ['retailer', 2],
    ['home', 2],
  ]);
});

test('a filter limits every figure to the events with its value', async () => {
  await writeKnownEvents();
  await rollUp();
  const { totals, tops } = await figures('2025-12-24', '2025-12-24', 'device', 'computer');
  expect(totals).toMatchObject({ views: 1, visitors: 1, clicks: 0 });
  expect(tops.page?.rows).toMatchObject([{ item: '/', views: 1 }]);
  const ofPage = await figures('2025-12-24', '2025-12-24', 'page', '/retailers/argos');
  expect(ofPage.totals).toMatchObject({ views: 2, visitors: 1, clicks: 1 });
  expect(ofPage.tops.link?.rows).toMatchObject([{ item: 'https://argos.example/', clicks: 1 }]);
  const ofTemplate = await figures('2025-12-24', '2025-12-24', 'template', 'retailer');
  expect(ofTemplate.totals).toMatchObject({ views: 2, visitors: 1, clicks: 1 });
  expect(ofTemplate.tops.page?.rows).toMatchObject([{ item: '/retailers/argos', views: 2 }]);
});

test('the days before are counted separately, and a visitor is counted on each day', async () => {
  await writeKnownEvents();
  await rollUp();
  const { totals, before } = await figures('2025-12-25', '2025-12-25');
  expect([totals.views, totals.visitors, before.views, before.visitors]).toEqual([1, 1, 4, 2]);
  expect((await figures('2025-12-24', '2025-12-25')).totals).toMatchObject({ views: 5, visitors: 3 });
});

test('a roll-up in small steps, repeated or started again gives the same figures', async () => {
  await writeKnownEvents();
  const all = async () => {
    const { rows } = await db.query('select * from private.event_days order by 1, 2, 3, 4, 5');
    return rows;
  };
  await rollUp();
  const whole = await all();
  expect(whole.length).toBeGreaterThan(20);
  await db.exec('update private.event_progress set rolled_to = null');
  await rollUp();
  expect(await all()).toEqual(whole);
  await db.exec(
    `truncate private.event_hours, private.event_days; update private.event_progress set rolled_to = null`,
  );
  for (let step = 0; step < 20; step += 1) await rollUp(1);
  expect(await all()).toEqual(whole);
});

test('a roll-up that breaks off leaves nothing behind, and the next one gives the same figures', async () => {
  await writeKnownEvents();
  const broken = db.transaction(async (tx) => {
    await tx.query('select public.roll_up_events(2)');
    throw new Error('killed');
  });
  await expect(broken).rejects.toThrow('killed');
  expect(await db.value('select count(*)::int from private.event_days')).toBe(0);
  await rollUp();
  expect((await figures('2025-12-24', '2025-12-24')).totals).toMatchObject({
    views: 4,
    visitors: 2,
    clicks: 1,
  });
});

test('events after a roll-up are counted by the next one', async () => {
  const event = { kind: 'view', path: '/', template: 'home', device: 'phone' };
  const writeNow = (visitor: string) =>
    call('service', 'select public.write_events($1)', [JSON.stringify([{ ...event, visitor }])]);
  const day = londonDay(new Date().toISOString());
  await writeNow('1');
  await rollUp();
  await writeNow('2');
  await rollUp();
  const { totals } = await figures(day, day);
  expect([totals.views, totals.visitors]).toEqual([2, 2]);
});

test('three of four loading times are at most the 75th percentile', async () => {
  await writeKnownEvents();
  await rollUp();
  expect(await call('admin', `select public.analytics_vitals('2025-12-24', '2025-12-24')`)).toEqual([
    { template: 'home', metric: 'LCP', p75: 2400, count: 4 },
  ]);
});

test('old events are deleted only once they are rolled up, and their figures stay', async () => {
  const count = () => db.value('select count(*)::int from private.events');
  await write('2026-01-01T10:00:00Z', {});
  await call('service', 'select public.delete_old_events(30)');
  expect(await count()).toBe(1);
  await rollUp();
  await call('service', 'select public.delete_old_events(30)');
  expect(await count()).toBe(0);
  expect((await figures('2026-01-01', '2026-01-01')).totals).toMatchObject({ views: 1, visitors: 1 });
});

test('the salt of a past day is destroyed, and every day has its own', async () => {
  const first = (await call('service', 'select public.event_salt()')) as { day: string; salt: string };
  expect(await call('service', 'select public.event_salt()')).toEqual(first);
  await db.exec(`update private.event_salts set day = day - 1`);
  const file = () => db.value(`select pg_relation_filenode('private.event_salts')`);
  const firstFile = await file();
  const second = (await call('service', 'select public.event_salt()')) as { day: string; salt: string };
  // The deleted salt would survive in the table's old file, and in the write-ahead log if the table were logged. So the
  // table must have a new file and be unlogged.
  expect(await file()).not.toBe(firstFile);
  expect(
    await db.value(`select relpersistence from pg_class where oid = 'private.event_salts'::regclass`),
  ).toBe('u');
  expect(second.salt).not.toBe(first.salt);
  expect(await db.value('select count(*)::int from private.event_salts')).toBe(1);
});

test('a batch with an invalid event is not written at all', async () => {
  const row = { kind: 'view', path: '/', template: 'home', device: 'phone', visitor: '1' };
  const written = call('service', 'select public.write_events($1)', [
    JSON.stringify([row, { ...row, path: 'x' }]),
  ]);
  expect(await outcome(written)).toBe('23514');
  expect(await db.value('select count(*)::int from private.events')).toBe(0);
});

test('no table of events has a column for an IP address or a browser', async () => {
  const { rows } = await db.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_schema = 'private' and table_name = 'events'`,
  );
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter(({ name }) => /ip|address|agent|browser|referrer|user/.test(name))).toEqual([]);
});

test('the longest texts that /api/events accepts can be rolled up', async () => {
  // The texts are random, so that Postgres cannot compress them before it stores them in an index.
  const letters = (length: number, first: number, count: number) =>
    Array.from({ length }, () => String.fromCodePoint(first + Math.floor(Math.random() * count))).join('');
  const ascii = (length: number) => letters(length, 0x21, 94);
  const query = letters(100, 0x1f300, 1000);
  await write('2025-12-24T10:00:00Z', {
    kind: 'click',
    path: `/${ascii(299)}`,
    link: ascii(500),
    source: query,
    campaign: query,
  });
  await write('2025-12-24T10:00:00Z', { kind: 'choice', query, chosen: `/${ascii(299)}`, source: query });
  await rollUp();
  expect((await figures('2025-12-24', '2025-12-24')).totals).toMatchObject({ clicks: 1 });
});

test('a roll-up without time left ends after one hour, and the next ones go on from there', async () => {
  await writeKnownEvents();
  const step = async () =>
    (await call('service', 'select public.roll_up_events(100, 0)')) as { isDone: boolean };
  const done = [];
  const views = [];
  for (let hours = 1; hours <= 5; hours += 1) {
    done.push((await step()).isDone);
    views.push((await figures('2025-12-24', '2025-12-25')).totals.views);
  }
  expect(views).toEqual([2, 4, 4, 4, 5]);
  expect(done.slice(0, 4)).toEqual([false, false, false, false]);
  while (!(await step()).isDone);
});

test('the rows of a day that is over are stored in the order in which they are read', async () => {
  const ordered = () =>
    db.value(`select bool_and(place = wanted) from (
      select row_number() over (order by ctid) as place,
        row_number() over (order by filter, filter_value, dimension, item) as wanted
      from private.event_days where day = '2025-12-24') as rows`);
  for (const source of ['c', 'a', 'b']) {
    await write('2025-12-24T10:00:00Z', { source, path: `/${source}` });
    await write('2025-12-24T11:00:00Z', { source: `${source}2`, path: `/${source}2` });
  }
  await call('service', 'select public.roll_up_events(2)');
  const { tops } = await figures('2025-12-24', '2025-12-24');
  expect(await ordered()).toBe(false);
  await write('2025-12-25T10:00:00Z', {});
  await rollUp();
  expect(await ordered()).toBe(true);
  expect(await figures('2025-12-24', '2025-12-24')).toMatchObject({ tops });
});

test('a period with today is compared with the period before up to the same time of day', async () => {
  await writeKnownEvents();
  await rollUp();
  const before = (from: string, to: string, now: string) =>
    db.value(`select private.event_totals_before($1, $2, 'all', '', $3)`, [from, to, now]);
  expect(await before('2025-12-25', '2025-12-25', '2025-12-25T11:00:00Z')).toMatchObject({
    views: 2,
    visitors: 1,
    clicks: 0,
  });
  // The figures before 11:30 count half of the events of the hour that begins at 11:00.
  expect(await before('2025-12-25', '2025-12-25', '2025-12-25T11:30:00Z')).toMatchObject({ views: 3 });
  expect(await before('2025-12-25', '2025-12-25', '2025-12-26T00:00:00Z')).toMatchObject({
    views: 4,
    visitors: 2,
    clicks: 1,
  });
  expect(await before('2025-12-26', '2025-12-27', '2025-12-27T09:00:00Z')).toMatchObject({ views: 4 });
  expect(await before('2025-12-26', '2025-12-27', '2025-12-27T10:00:00Z')).toMatchObject({ views: 5 });
});
