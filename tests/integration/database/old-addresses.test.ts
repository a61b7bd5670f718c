import { openTestDatabase, outcome } from './open.ts';
import type { TestDatabase } from './open.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

afterEach(async () => {
  for (const table of ['redirects', 'products', 'subcategories', 'categories', 'retailers', 'content']) {
    await db.query(`delete from public.${table}`);
  }
});

const row = (table: string, slug: string, more: Record<string, unknown> = {}) =>
  db.insert(table, {
    slug,
    ...(table === 'content' ? { title: slug, content_type: 'guide' } : { name: slug }),
    ...(table === 'retailers' ? { cta_url: 'https://shop.example' } : {}),
    ...(table === 'subcategories' ? {} : { is_published: true }),
    ...more,
  });
const change = (table: string, slug: string, set: string) =>
  db.as('admin', `update public.${table} set ${set} where slug = $1`, [slug]);
const rename = (table: string, from: string, to: string) => change(table, from, `slug = '${to}'`);

/** Returns all active redirects with status 308, each as a text such as '/old > /new'. */
const redirects = async () =>
  (
    await db.query<{ line: string }>(
      `select from_path || ' > ' || to_path as line from public.redirects
       where status = 308 and is_active order by from_path collate "C"`,
    )
  ).rows.map(({ line }) => line);

describe.each([
  ['retailers', '/retailers'],
  ['categories', '/categories'],
  ['content', '/content'],
])('a renamed row of %s', (table, base) => {
  test('redirects from every old address to the new one in one step, however often it is renamed', async () => {
    await row(table, 'one');
    await rename(table, 'one', 'two');
    expect(await redirects()).toEqual([`${base}/one > ${base}/two`]);
    await rename(table, 'two', 'three');
    expect(await redirects()).toEqual([`${base}/one > ${base}/three`, `${base}/two > ${base}/three`]);
  });

  test('can be renamed back and forth without a loop', async () => {
    await row(table, 'one');
    for (let round = 0; round < 3; round += 1) {
      await rename(table, 'one', 'two');
      await rename(table, 'two', 'one');
    }
    expect(await redirects()).toEqual([`${base}/two > ${base}/one`]);
  });

  test('updates redirects that lead to it, with their query, and activates an inactive redirect of its old address', async () => {
    await row(table, 'one');
    await db.insert('redirects', { from_path: '/sale', to_path: `${base}/one?from=sale#top`, status: 302 });
    await db.insert('redirects', { from_path: `${base}/two`, to_path: '/sale' });
    await db.insert('redirects', { from_path: `${base}/one`, to_path: '/elsewhere', is_active: false });
    await rename(table, 'one', 'two');
    expect(await redirects()).toEqual([`${base}/one > ${base}/two`]);
    expect(await db.value(`select to_path from public.redirects where status = 302`)).toBe(
      `${base}/two?from=sale#top`,
    );
  });

  test('leaves no redirect while it was never public, nor once its page is deleted', async () => {
    await row(table, 'draft', { is_published: false });
    await rename(table, 'draft', 'other');
    expect(await redirects()).toEqual([]);
    await change(table, 'other', 'is_published = true');
    await change(table, 'other', 'is_published = false');
    await rename(table, 'other', 'third');
    expect(await redirects()).toEqual([`${base}/other > ${base}/third`]);
    await db.as('admin', `delete from public.${table} where slug = 'third'`);
    expect(await redirects()).toEqual([]);
  });

  test('is not renamed if the redirect from its old address cannot be stored', async () => {
    await row(table, 'one');
    await db.exec(`alter table public.redirects add constraint none check (false) not valid`);
    try {
      expect(await outcome(rename(table, 'one', 'two'))).toBe('23514');
      expect(await db.value(`select slug from public.${table}`)).toBe('one');
    } finally {
      await db.exec('alter table public.redirects drop constraint none');
    }
  });
});

describe('products and subcategories', () => {
  beforeEach(async () => {
    await row('categories', 'garden');
    await row('categories', 'home');
    await row('subcategories', 'mowers', { parent_category_slug: 'garden' });
    await row('products', 'mower', { category: 'garden', subcategory: 'mowers' });
  });

  test('a product’s old slug has one redirect for all categories', async () => {
    await rename('products', 'mower', 'lawn-mower');
    expect(await redirects()).toEqual(['/products/mower > /garden/lawn-mower']);
    await change('products', 'lawn-mower', `category = 'home', subcategory = null`);
    expect(await redirects()).toEqual(['/products/mower > /home/lawn-mower']);
    await change('products', 'lawn-mower', 'category = null');
    expect(await redirects()).toEqual(['/products/mower > /products/lawn-mower']);
    await rename('products', 'lawn-mower', 'mower');
    expect(await redirects()).toEqual(['/products/lawn-mower > /products/mower']);
  });

  test('redirects to the products and subcategories of a renamed category are updated', async () => {
    await rename('products', 'mower', 'lawn-mower');
    await rename('subcategories', 'mowers', 'lawn-mowers');
    await rename('categories', 'garden', 'outdoors');
    expect(await redirects()).toEqual([
      '/categories/garden > /categories/outdoors',
      '/categories/garden/lawn-mowers > /categories/outdoors/lawn-mowers',
      '/categories/garden/mowers > /categories/outdoors/lawn-mowers',
      '/products/mower > /outdoors/lawn-mower',
    ]);
    await rename('categories', 'outdoors', 'garden');
    expect(await redirects()).toEqual([
      '/categories/garden/mowers > /categories/garden/lawn-mowers',
      '/categories/outdoors > /categories/garden',
      '/categories/outdoors/lawn-mowers > /categories/garden/lawn-mowers',
      '/products/mower > /garden/lawn-mower',
    ]);
  });

  test('a subcategory that moves to another parent is redirected there', async () => {
    await change('subcategories', 'mowers', `parent_category_slug = 'home'`);
    expect(await redirects()).toEqual(['/categories/garden/mowers > /categories/home/mowers']);
    await change('subcategories', 'mowers', `parent_category_slug = 'garden'`);
    expect(await redirects()).toEqual(['/categories/home/mowers > /categories/garden/mowers']);
  });

  test('merging a category moves all its rows and addresses', async () => {
    await row('retailers', 'shop', { key_categories: ['garden', 'home'] });
    await db.insert('navigation_menu', {
      label: 'L',
      href: '/',
      dropdown_type: 'categories',
      selected_items: ['garden'],
    });
    await rename('categories', 'garden', 'outdoors');
    const merge = (from: string[], into: string) =>
      db.as('admin', 'select public.merge_categories($1, $2) as merged', [from, into]);
    expect(await merge(['outdoors', 'home', 'nothing'], 'home')).toEqual([{ merged: 1 }]);
    expect(await db.value(`select array_agg(slug) from public.categories`)).toEqual(['home']);
    expect(await db.value('select parent_category_slug from public.subcategories')).toBe('home');
    expect(await db.value('select category from public.products')).toBe('home');
    expect(await db.value('select key_categories from public.retailers')).toEqual(['home']);
    expect(await db.value('select selected_items from public.navigation_menu')).toEqual(['home']);
    expect(await redirects()).toEqual([
      '/categories/garden > /categories/home',
      '/categories/garden/mowers > /categories/home/mowers',
      '/categories/outdoors > /categories/home',
      '/categories/outdoors/mowers > /categories/home/mowers',
    ]);
    expect(await merge(['home'], 'nowhere')).toEqual([{ merged: 0 }]);
    for (const who of ['anon', 'user', 'service'] as const) {
      expect(await outcome(db.as(who, `select public.merge_categories('{home}', 'home')`))).toBe('42501');
    }
  });
});
