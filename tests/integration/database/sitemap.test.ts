import { openTestDatabase } from './open.ts';
import type { TestDatabase } from './open.ts';

let db: TestDatabase;
const retailer = (slug: string, is_published: boolean) =>
  db.insert('retailers', { slug, name: slug, cta_url: 'https://shop.example', is_published });

beforeAll(async () => {
  db = await openTestDatabase();
  for (const slug of ['c', 'a', 'b']) await retailer(slug, true);
  await retailer('hidden', false);
  await db.insert('categories', { slug: 'toys', name: 'Toys', is_published: true });
  await db.insert('products', { slug: 'brick', name: 'Brick', category: 'toys', is_published: true });
  await db.insert('content', {
    ...{ slug: 'tomorrow', title: 'Tomorrow', content_type: 'guide', is_published: true },
    published_at: new Date(Date.now() + 86_400_000).toISOString(),
  });
});
afterAll(() => db.close());

async function part(entity: string, offset = 0, limit = 10) {
  const sql = 'select public.sitemap_part($1, $2, $3) as rows';
  const [row] = await db.as('anon', sql, [entity, offset, limit]);
  return row?.rows as { slug: string; category: string | null; changed_at: string }[];
}

test('lists published rows by slug with the time of the last change', async () => {
  const rows = await part('retailers');
  expect(rows.map((row) => row.slug)).toEqual(['a', 'b', 'c']);
  expect(Number.isNaN(Date.parse(rows[0]?.changed_at ?? ''))).toBe(false);
});

test('leaves a subcategory out until it has a text', async () => {
  const toys = { name: 'N', parent_category_slug: 'toys' };
  await db.insert('subcategories', { ...toys, slug: 'written', body: '<p>All about it.</p>' });
  await db.insert('subcategories', { ...toys, slug: 'unwritten' });
  expect(await part('subcategories')).toEqual([
    expect.objectContaining({ slug: 'written', category: 'toys' }),
  ]);
  const [row] = await db.as('anon', 'select public.sitemap_counts() as counts');
  expect(row?.counts).toMatchObject({ subcategories: 1 });
  await db.query('delete from public.subcategories');
});

test('states the category of a product', async () => {
  expect(await part('products')).toEqual([expect.objectContaining({ slug: 'brick', category: 'toys' })]);
});

test('returns one part at a time', async () => {
  expect((await part('retailers', 1, 1)).map((row) => row.slug)).toEqual(['b']);
  expect(await part('retailers', 3, 10)).toEqual([]);
});

test('is empty for an unknown kind of row', async () => {
  expect(await part('user_roles')).toEqual([]);
});

test('counts the rows that it lists, without rows that are scheduled', async () => {
  const [row] = await db.as('anon', 'select public.sitemap_counts() as counts');
  expect(row?.counts).toMatchObject({
    ...{ retailers: 3, categories: 1, subcategories: 0, products: 1, content: 0 },
  });
  expect(await part('content')).toEqual([]);
});

const changedAt = async (slug: string) =>
  (await part('retailers')).find((row) => row.slug === slug)?.changed_at;

test.each(['is_published', 'display_rank', 'updated_at'])(
  'the time of the last change stays the same when only %s is written',
  async (column) => {
    const before = await changedAt('a');
    const value = { is_published: 'true', display_rank: '7', updated_at: 'now()' }[column];
    await db.as('service', `update public.retailers set ${column} = ${value} where slug = 'a'`);
    expect(await changedAt('a')).toBe(before);
  },
);

test('the time of the last change follows a visible field, and a time set explicitly is kept', async () => {
  const before = await changedAt('b');
  await db.as('service', `update public.retailers set description = 'Another text' where slug = 'b'`);
  const after = await changedAt('b');
  expect(Date.parse(after ?? '')).toBeGreaterThan(Date.parse(before ?? ''));
  await db.as(
    'service',
    `update public.retailers set content_changed_at = '2026-11-22T12:00:00Z' where slug = 'b'`,
  );
  expect(Date.parse((await changedAt('b')) ?? '')).toBe(Date.parse('2026-11-22T12:00:00Z'));
});
