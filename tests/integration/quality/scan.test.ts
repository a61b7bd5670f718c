import { jest } from '@jest/globals';
import { parseEnvironment } from '@/lib/config/env';
import { formatDate } from '@/lib/dates/london-time';
import { seasonAt } from '@/lib/dates/season';
import type { Db } from '@/lib/supabase/public';
import { type Api, serveApi } from '../../../scripts/db-check/api.ts';
import { openTestDatabase, type TestDatabase } from '../database/open.ts';

const env: Record<string, string> = { DATABASE_WAIT_MS: '60000' };
const serverEnv = () => parseEnvironment(env);
jest.unstable_mockModule('@/lib/config/env', () => ({ parseEnvironment, serverEnv }));
const { scanQuality } = await import('@/lib/services/jobs/kinds/scan-quality');

let database: TestDatabase;
let api: Api;
let db: Db;
beforeAll(async () => {
  database = await openTestDatabase();
  api = await serveApi(database);
  db = api.service as Db;
});
afterAll(async () => {
  await api.stop();
  await database.close();
});
beforeEach(() =>
  database.exec(`delete from public.quality_pages; delete from public.quality_ignores; delete from private.quality_days;
    delete from private.event_days; delete from public.content; delete from public.people;
    delete from public.subcategories; delete from public.categories; delete from public.retailers`),
);

const { signal } = new AbortController();
type Position = Parameters<typeof scanQuality.runChunk>[0]['position'];

/**
 * Scans all rows, or only the rows with these ids. With `isRepeated`, runs every chunk twice, except the first one, as
 * happens when a worker is killed.
 */
async function scan({ ids, isRepeated = false }: { ids?: string[]; isRepeated?: boolean } = {}) {
  let position: Position = null;
  let done = 0;
  for (;;) {
    const chunk = { input: ids ? { ids } : {}, position, done, db, signal };
    if (isRepeated && position) await scanQuality.runChunk(chunk);
    const result = await scanQuality.runChunk(chunk);
    if (result.isLast) return result;
    ({ done } = result);
    ({ position } = result);
  }
}

interface Row {
  id: string;
  path: string;
  row_id: string;
  score: number;
  lost: number;
  priority: number;
  checks: string[];
  findings: { check: string; faults: { field: string; text: string }[] }[];
}
const rows = async () => (await database.query<Row>('select * from public.quality_pages order by path')).rows;
const faultsOf = async (path: string, check: string) => {
  const row = (await rows()).find((each) => each.path === path);
  return row?.findings.find((failed) => failed.check === check)?.faults.map(({ text }) => text) ?? [];
};

const person = (slug: string, more: object = {}) =>
  database.insert('people', { slug, name: slug, is_published: true, ...more });
const text = (word: string) => `${word} `.repeat(3) + Array.from({ length: 60 }, (_, n) => `w${n}`).join(' ');

test('the sale dates of a shop must be checked as often as the content settings say', async () => {
  const { year } = seasonAt(Date.now());
  const [slug, day] = ['argos', new Date(Date.now() - 31 * 86_400_000).toISOString().slice(0, 10)];
  await database.insert('retailers', { slug, name: slug, cta_url: 'https://a.example', is_published: true });
  const source = { source_name: 'Argos', source_url: 'https://a.example/sale', source_date: day };
  const window = { retailer_slug: slug, starts_on: `${year}-12-26`, checked_on: day, ...source };
  await database.insert('sale_windows', { ...window, year, channel: 'online', is_published: true });
  await database.insert('sale_windows', { ...window, year, channel: 'in_store' });
  const dates = { year: year - 1, starts_on: `${year - 1}-12-26` };
  await database.insert('sale_windows', { ...window, ...dates, channel: 'online', is_published: true });
  // A sale of an earlier season is checked for as long as it runs.
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const running = { ...window, ...dates, ends_on: tomorrow, channel: 'members', is_published: true };
  await database.insert('sale_windows', running);
  const faults = async () => {
    await scan();
    return faultsOf('/retailers/argos', 'sale-date-freshness');
  };
  expect((await faults()).toSorted()).toEqual([
    `‘argos, ${year - 1}, members’ was last checked on ${formatDate(day)}, 31 days ago.`,
    `‘argos, ${year}, online’ was last checked on ${formatDate(day)}, 31 days ago.`,
  ]);
  await database.exec('update public.content_settings set sale_date_days = 31');
  try {
    expect(await faults()).toEqual([]);
  } finally {
    await database.exec('update public.content_settings set sale_date_days = null');
  }
});

test('a scan scores every published page, and no other', async () => {
  await person('ada');
  await person('draft', { is_published: false });
  await database.insert('content', {
    ...{ slug: 'later', title: 'Later', content_type: 'guide', is_published: true },
    published_at: '2030-01-01T00:00:00Z',
  });
  await database.insert('categories', { slug: 'shown', name: 'Shown', is_published: true });
  await database.insert('categories', { slug: 'hidden', name: 'Hidden' });
  for (const parent of ['shown', 'hidden'])
    await database.insert('subcategories', {
      slug: `of-${parent}`,
      name: parent,
      parent_category_slug: parent,
    });
  const result = await scan();
  expect(result).toMatchObject({
    isLast: true,
    done: 14,
    total: 14,
    note: 'Texts of 7 rows checked',
  });
  expect((await rows()).map(({ path }) => path)).toEqual([
    '/categories/shown',
    '/categories/shown/of-shown',
    '/people/ada',
  ]);
  expect((await rows()).every(({ score }) => score > 0 && score < 100)).toBe(true);
});

test('an editor sees the figures of the last scan, and the trend by day', async () => {
  await person('ada');
  await person('bob');
  await scan();
  const ofAdmin = async (call: string) => {
    const [row] = await database.as('admin', `select public.${call} as answer`);
    return row?.answer as unknown;
  };
  expect(await ofAdmin('quality_figures()')).toMatchObject({
    ...{ pages: 2, severities: { warning: 2 } },
    checks: { 'word-count': 2, 'missing-fields': 2 },
  });
  expect(await ofAdmin('quality_trend()')).toMatchObject([{ pages: 2 }]);
  expect(await ofAdmin(`quality_trend(90, 'retailers')`)).toEqual([]);
});

test('a scan whose chunks all run twice has the same effect as one whose chunks run once', async () => {
  for (const slug of ['ada', 'bob', 'cy']) await person(slug, { bio: text('same') });
  const plain = async () => (await rows()).map(({ path, score, findings }) => ({ path, score, findings }));
  await scan();
  const once = await plain();
  await database.exec('delete from public.quality_pages');
  await scan({ isRepeated: true });
  expect(await plain()).toEqual(once);
  expect(once).toHaveLength(3);
  const days = await database.query<{ pages: number }>('select * from private.quality_days');
  expect(days.rows).toMatchObject([{ pages: 3 }]);
});

test('a scan uses the rules and templates of the content settings as they are now', async () => {
  await person('ada', { bio: 'A splendid life.' });
  await scan();
  expect(await faultsOf('/people/ada', 'banned-words')).toEqual([]);
  await database.exec(`update public.content_settings
    set banned_words = '{splendid}', people_title = '{{name}} of the site', people_description = 'Short.'`);
  try {
    await scan();
    expect(await faultsOf('/people/ada', 'banned-words')).toEqual(['It says ‘splendid’.']);
    const pages = await database.query<{ title: string; description: string }>(
      'select title, description from public.quality_pages',
    );
    expect(pages.rows).toMatchObject([
      { title: expect.stringContaining('ada of the site') as string, description: 'Short.' },
    ]);
  } finally {
    await database.exec(
      'update public.content_settings set banned_words = null, people_title = null, people_description = null',
    );
  }
});

test('pages with the same title or nearly the same text name each other, and forget pages that no longer exist', async () => {
  await person('ada', { bio: text('one'), meta_title: 'The same title for two people' });
  await person('bob', { bio: text('two'), meta_title: 'The same title for two people' });
  await scan();
  expect(await faultsOf('/people/ada', 'title-unique')).toEqual(['The page /people/bob has the same title.']);
  expect(await faultsOf('/people/bob', 'near-duplicate')).toEqual([
    'The page /people/ada has nearly the same text.',
  ]);
  await database.exec(`delete from public.people where slug = 'ada'`);
  await scan();
  expect((await rows()).map(({ path }) => path)).toEqual(['/people/bob']);
  expect(await faultsOf('/people/bob', 'title-unique')).toEqual([]);
});

test('a check of one row scores only this row, and forgets it once it is a draft', async () => {
  const ada = await person('ada');
  await person('bob');
  await scan();
  await database.exec(
    `update public.people set bio = 'Longer now.', name = 'Ada Lovelace' where slug = 'ada'`,
  );
  await database.exec(`update public.people set name = 'Bob the Builder' where slug = 'bob'`);
  await scan({ ids: [String(ada.id)] });
  const names = await database.query<{ name: string }>('select name from public.quality_pages order by path');
  expect(names.rows.map(({ name }) => name)).toEqual(['Ada Lovelace', 'bob']);
  await database.exec(`update public.people set is_published = false where slug = 'ada'`);
  await scan({ ids: [String(ada.id)] });
  expect((await rows()).map(({ path }) => path)).toEqual(['/people/bob']);
});

test('an ignored check counts as passed, also after the next scan, and counts again without the reason', async () => {
  await person('ada');
  await scan();
  const page = async () => {
    const [first] = await rows();
    if (!first) throw new Error('There is no page');
    return first;
  };
  const before = await page();
  expect(before.checks).toContain('word-count');
  const ignore = (reason: string | null) =>
    database.as(
      'admin',
      `select public.ignore_quality_check('${before.id}', 'word-count', ${reason ? `'${reason}'` : 'null'})`,
    );
  await ignore('A short page is right here');
  const ignored = await page();
  expect(ignored.checks).not.toContain('word-count');
  expect(ignored.score).toBeGreaterThan(before.score);
  await scan();
  expect((await page()).score).toBe(ignored.score);
  await ignore(null);
  expect((await page()).score).toBe(before.score);
  const audit = await database.query<{ action: string }>(
    `select action from public.audit_log where table_name = 'quality_ignores' order by at, id`,
  );
  expect(audit.rows.map(({ action }) => action).sort()).toEqual(['delete', 'insert']);
});

test('the list begins with the pages that earn: the lost weight times the clicks of 30 days', async () => {
  await person('ada');
  await person('bob', { role: 'Editor' });
  await database.exec(`insert into private.event_days (filter, filter_value, dimension, day, item, views, clicks, searches,
    empty_searches, choices, sign_ups) values
    ('page', '/people/bob', 'all', current_date, '', 9, 5, 0, 0, 0, 0),
    ('page', '/people/ada', 'all', current_date - 31, '', 9, 50, 0, 0, 0, 0)`);
  await scan();
  const [ada, bob] = await rows();
  expect(ada?.lost).toBeGreaterThan(0);
  expect(Number(ada?.priority)).toBe(ada?.lost);
  expect(Number(bob?.priority)).toBe((bob?.lost ?? 0) * 5 * 1000 + (bob?.lost ?? 0));
});
