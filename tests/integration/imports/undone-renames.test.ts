import { openTestDatabase, type TestDatabase } from '../database/open.ts';
import { stageRows } from './stage-rows.ts';

// An import that renames rows makes redirects. Its undo must leave the redirects as they were before.

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
beforeEach(() =>
  db.exec(`delete from public.imports; delete from public.retailers; delete from public.products;
    delete from public.subcategories; delete from public.categories; delete from public.redirects`),
);

const ARGOS = { slug: 'argos', name: 'Argos', is_published: true, cta_url: 'https://argos.example/' };

type Cells = Record<string, string>;

/** Writes rows that the import finds by their ids, as the job does. Returns the import's id. */
async function importRows(table: string, rows: Cells[]): Promise<string> {
  const staged = rows.map((cells) => ({ key: cells.slug ?? cells.id, cells }));
  const id = await stageRows(db, { entity: table, table, rows: staged });
  const chunk = rows.map((cells, index) => ({
    ...{ line: index + 1, match: { id: cells.id }, exists: true, created: null, changed: cells },
  }));
  await db.as('service', `select public.import_chunk($1, $2, 'rows')`, [id, JSON.stringify(chunk)]);
  return id;
}
const undo = (id: string, lines = 1) =>
  db.as('service', 'select public.undo_import_chunk($1, $2, 1)', [id, lines]);

/** Returns all columns of the redirects, except the time of the last change. */
const redirects = async () =>
  (
    await db.query(
      'select id, from_path, to_path, status, is_active, created_at from public.redirects order by from_path',
    )
  ).rows;
const paths = async () =>
  (
    await db.query<{ path: string }>(
      `select from_path || ' → ' || to_path as path from public.redirects order by from_path`,
    )
  ).rows.map(({ path }) => path);

test('the undo of a rename leaves no redirect, and restores those that the rename had replaced', async () => {
  const argos = await db.insert('retailers', ARGOS);
  await db.insert('redirects', { from_path: '/old-shop', to_path: '/retailers/argos?from=old' });
  await db.insert('redirects', { from_path: '/retailers/argos-uk', to_path: '/about', status: 307 });
  await db.insert('redirects', { from_path: '/british-shop', to_path: '/retailers/argos-uk' });
  const before = await redirects();
  const id = await importRows('retailers', [{ id: argos.id, slug: 'argos-uk' }]);
  expect(await paths()).toEqual([
    '/british-shop → /retailers/argos-uk',
    '/old-shop → /retailers/argos-uk?from=old',
    '/retailers/argos → /retailers/argos-uk',
  ]);
  await undo(id);
  expect(await db.value('select slug from public.retailers')).toBe('argos');
  expect(await redirects()).toEqual(before);
});

interface TextRow {
  slug: string;
  category: string | null;
  shops: string[];
  content_changed_at: Date;
}
/** Returns the rows that refer to the retailer 'argos' or to the category 'audio', with the dates of their texts. */
const texts = async () =>
  (
    await db.query<TextRow>(
      `select slug, category, recommended_retailers || array[retailer_links #>> '{0,slug}'] as shops, content_changed_at
       from public.products
       union all select slug, parent_category_slug, array[retailer_picks #>> '{0,slug}'], content_changed_at
       from public.subcategories
       union all select slug, null, top_retailers, content_changed_at from public.categories where slug = 'garden'`,
    )
  ).rows;

test('a rename and its undo change the slug in other rows, but not the dates of their texts', async () => {
  const argos = await db.insert('retailers', ARGOS);
  const audio = await db.insert('categories', { slug: 'audio', name: 'Audio' });
  await db.insert('categories', { slug: 'garden', name: 'Garden', top_retailers: ['argos'] });
  await db.insert('subcategories', {
    ...{ slug: 'buds', name: 'Buds', parent_category_slug: 'audio' },
    retailer_picks: [{ slug: 'argos', reason: 'Cheap.' }],
  });
  await db.insert('products', {
    ...{
      slug: 'buds-1',
      name: 'Buds',
      category: 'audio',
      subcategory: 'buds',
      recommended_retailers: ['argos'],
    },
    retailer_links: [{ slug: 'argos', url: 'https://argos.example/buds' }],
  });
  const before = await texts();
  const shop = await importRows('retailers', [{ id: argos.id, slug: 'argos-uk' }]);
  const category = await importRows('categories', [{ id: audio.id, slug: 'sound' }]);
  expect(await texts()).toEqual(
    before.map((text) => ({
      ...text,
      category: text.category && 'sound',
      shops: text.shops.map(() => 'argos-uk'),
    })),
  );
  await undo(category);
  await undo(shop);
  expect(await texts()).toEqual(before);
  // If the retailer is deleted, the texts no longer name it.
  await db.exec('delete from public.retailers');
  const after = await texts();
  expect(after.map(({ shops }) => shops.filter(Boolean))).toEqual([[], [], []]);
  for (const [index, { content_changed_at: date }] of after.entries())
    expect(date).not.toEqual(before[index]?.content_changed_at);
});

test('the undo of renamed products and of a moved subcategory leaves no redirect', async () => {
  for (const slug of ['audio', 'garden']) await db.insert('categories', { slug, name: slug });
  const part = { slug: 'mowers', name: 'Mowers', parent_category_slug: 'garden' };
  const mowers = await db.insert('subcategories', part);
  const made = { name: 'Buds', category: 'audio', is_published: true };
  const [buds, more] = [
    await db.insert('products', { slug: 'buds', ...made }),
    await db.insert('products', { slug: 'more-buds', ...made }),
  ];
  await db.insert('redirects', { from_path: '/products/buds-2', to_path: '/categories/audio' });
  const before = await redirects();
  const moved = await importRows('subcategories', [{ id: mowers.id, parent_category_slug: 'audio' }]);
  const renamed = await importRows('products', [
    { id: buds.id, slug: 'buds-2' },
    { id: more.id, slug: 'more-buds-2', category: 'garden' },
  ]);
  expect(await paths()).toEqual([
    '/categories/garden/mowers → /categories/audio/mowers',
    '/products/buds → /audio/buds-2',
    '/products/more-buds → /garden/more-buds-2',
  ]);
  await undo(renamed, 2);
  await undo(moved);
  expect(await redirects()).toEqual(before);
});

test('the undo of a rename keeps a redirect that an editor has made since', async () => {
  const argos = await db.insert('retailers', ARGOS);
  await db.insert('redirects', { from_path: '/retailers/argos-uk', to_path: '/about' });
  const id = await importRows('retailers', [{ id: argos.id, slug: 'argos-uk' }]);
  await db.insert('redirects', { from_path: '/british-shop', to_path: '/retailers/argos-uk' });
  await undo(id);
  expect(await paths()).toEqual(['/british-shop → /retailers/argos', '/retailers/argos-uk → /about']);
});

test('the undo of a rename keeps a redirect to which an editor has given another path since', async () => {
  const argos = await db.insert('retailers', ARGOS);
  await db.insert('redirects', { from_path: '/british-shop', to_path: '/retailers/argos-uk' });
  const id = await importRows('retailers', [{ id: argos.id, slug: 'argos-uk' }]);
  await db.exec(`update public.redirects set from_path = '/our-shop' where from_path = '/british-shop'`);
  await undo(id);
  expect(await db.value('select slug from public.retailers')).toBe('argos');
  expect(await paths()).toEqual(['/our-shop → /retailers/argos']);
});
