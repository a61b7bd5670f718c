import { database, db, importRows, outcomes, runJob } from './import-site.ts';
import type { Cells } from './stage-rows.ts';

const { exportSite } = await import('@/lib/services/imports/site-json');

// An import treats a publication time as a form does: if it has passed, the draft is published with the write.

beforeEach(() =>
  database.exec('delete from public.jobs; delete from public.imports; delete from public.retailers'),
);

const HOUR_MS = 3_600_000;
const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString();
const [YESTERDAY, TOMORROW] = [fromNow(-24 * HOUR_MS), fromNow(24 * HOUR_MS)];

const shop = (slug: string, more: Cells = {}): Cells => ({
  ...{ slug, name: slug, cta_url: `https://${slug}.example/` },
  ...more,
});

const importShops = (shops: Cells[], entity = 'retailers') =>
  importRows({
    ...{ entity, table: 'retailers' },
    rows: shops.map((cells) => ({ key: String(cells.slug), cells })),
  });

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
  const expected = ['created', 'created', 'updated', 'updated', 'created', 'created', 'created'];
  expect(await outcomes(id)).toEqual(expected);
  expect(await published()).toEqual(['known', 'new', 'new-draft']);
  await runJob('undo-import', id);
  expect(await published()).toEqual([]);
});

test('the undo of an import unpublishes a row whose file names only the publication time', async () => {
  const known = await database.insert('retailers', shop('known', { is_published: false }));
  const id = await importShops([{ id: known.id, slug: 'known', publish_at: YESTERDAY }]);
  expect(await published()).toEqual(['known']);
  await runJob('undo-import', id);
  expect(await published()).toEqual([]);
});

test('the file of a site publishes a draft that became due after the export, but none that an editor has unpublished', async () => {
  await database.insert('retailers', shop('due', { is_published: false, publish_at: TOMORROW }));
  await database.insert('retailers', shop('unpublished', { is_published: false, publish_at: YESTERDAY }));
  let text = '';
  for await (const piece of exportSite(db)) text += piece;
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
