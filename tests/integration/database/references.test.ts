import { openTestDatabase, outcome } from './open.ts';
import type { TestDatabase } from './open.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const LISTS = [
  ['retailers', 'key_categories', 'categories'],
  ['retailers', 'top_products', 'products'],
  ['categories', 'top_products', 'products'],
  ['categories', 'top_retailers', 'retailers'],
  ['products', 'recommended_retailers', 'retailers'],
] as const;
/**
 * Columns that contain lists of objects, each with a slug and one other property. Each entry has the table, the column,
 * the table that the slugs refer to, and the other property.
 */
const ROW_LISTS = [
  ['products', 'retailer_links', 'retailers', { url: 'https://shop.example/one' }],
  ['subcategories', 'retailer_picks', 'retailers', { reason: 'It has the widest range.' }],
] as const;
const MENUS = [
  ['retailers', 'retailers', null],
  ['categories', 'categories', null],
  ['products', 'products', null],
  ['guides', 'content', 'guide'],
  ['articles', 'content', 'article'],
] as const;

const row = (table: string, slug: string, more: Record<string, unknown> = {}) =>
  db.insert(table, {
    slug,
    ...(table === 'content' ? { title: slug, content_type: 'guide' } : { name: slug }),
    ...(table === 'retailers' ? { cta_url: 'https://shop.example' } : {}),
    ...more,
  });
const rename = (table: string, from: string, to: string) =>
  db.as('admin', `update public.${table} set slug = $2 where slug = $1`, [from, to]);
const remove = (table: string, slug: string) =>
  db.as('admin', `delete from public.${table} where slug = $1`, [slug]);

afterEach(async () => {
  for (const table of [
    'navigation_menu',
    'products',
    'subcategories',
    'categories',
    'retailers',
    'content',
  ]) {
    await db.query(`delete from public.${table}`);
  }
});

describe.each(LISTS)('%s.%s', (table, column, target) => {
  const list = () => db.value(`select ${column} from public.${table} where slug = 'holder'`);

  test('refuses an unknown slug and names it', async () => {
    await row(target, 'one');
    await expect(row(table, 'holder', { [column]: ['one', 'missing'] })).rejects.toMatchObject({
      code: '23503',
      message: expect.stringContaining('"missing"'),
    });
    await row(table, 'holder', { [column]: ['one'] });
    const change = db.as('admin', `update public.${table} set ${column} = '{missing}' where slug = 'holder'`);
    expect(await outcome(change)).toBe('23503');
    expect(await list()).toEqual(['one']);
  });

  test('follows renamed rows and drops deleted ones, keeping its order', async () => {
    for (const slug of ['one', 'two', 'three']) await row(target, slug);
    await row(table, 'holder', { [column]: ['three', 'one', 'two', 'one'] });
    expect(await list()).toEqual(['three', 'one', 'two']);
    await rename(target, 'one', 'first');
    expect(await list()).toEqual(['three', 'first', 'two']);
    await remove(target, 'three');
    expect(await list()).toEqual(['first', 'two']);
  });

  test('drops several deleted rows at once', async () => {
    for (const slug of ['one', 'two', 'three']) await row(target, slug);
    await row(table, 'holder', { [column]: ['one', 'two', 'three'] });
    await db.as('admin', `delete from public.${target} where slug in ('one', 'three')`);
    expect(await list()).toEqual(['two']);
  });
});

describe.each(ROW_LISTS)('%s.%s', (table, column, target, text) => {
  const rowsOf = (slugs: string[]) => JSON.stringify(slugs.map((slug) => ({ slug, ...text })));
  const list = () => db.value(`select ${column} from public.${table} where slug = 'holder'`);
  const holder = async (slugs: string[]) => {
    await row('categories', 'garden');
    const needed = table === 'subcategories' ? { parent_category_slug: 'garden' } : {};
    await row(table, 'holder', { ...needed, [column]: rowsOf(slugs) });
  };

  test('refuses an unknown slug and names it', async () => {
    await row(target, 'one');
    await expect(holder(['one', 'missing'])).rejects.toMatchObject({
      code: '23503',
      message: expect.stringContaining('"missing"'),
    });
    await row(table, 'holder', {
      ...(table === 'subcategories' ? { parent_category_slug: 'garden' } : {}),
      [column]: rowsOf(['one']),
    });
    const change = db.as('admin', `update public.${table} set ${column} = $1 where slug = 'holder'`, [
      rowsOf(['missing']),
    ]);
    expect(await outcome(change)).toBe('23503');
    expect(await list()).toEqual([{ slug: 'one', ...text }]);
  });

  test('follows renamed rows and drops deleted ones, keeping its order and its texts', async () => {
    for (const slug of ['one', 'two', 'three']) await row(target, slug);
    await holder(['three', 'one', 'two']);
    await rename(target, 'one', 'first');
    expect(await list()).toEqual(['three', 'first', 'two'].map((slug) => ({ slug, ...text })));
    await db.as('admin', `delete from public.${target} where slug in ('three', 'two')`);
    expect(await list()).toEqual([{ slug: 'first', ...text }]);
  });
});

describe.each(MENUS)('the menu of %s', (type, target, contentType) => {
  const more = contentType ? { content_type: contentType } : {};
  const lists = async () =>
    (await db.query('select selected_items, featured_items from public.navigation_menu')).rows[0];
  const item = (selected_items: string[], featured_items: string[]) =>
    db.insert('navigation_menu', {
      label: 'L',
      href: '/',
      dropdown_type: type,
      selected_items,
      featured_items,
    });

  test('refuses unknown slugs, follows renamed rows and drops deleted ones', async () => {
    for (const slug of ['one', 'two']) await row(target, slug, more);
    await expect(item(['one', 'missing'], [])).rejects.toMatchObject({ code: '23503' });
    await expect(item([], ['missing'])).rejects.toMatchObject({ code: '23503' });
    await item(['two', 'one'], ['one']);
    await rename(target, 'one', 'first');
    expect(await lists()).toEqual({ selected_items: ['two', 'first'], featured_items: ['first'] });
    await remove(target, 'first');
    expect(await lists()).toEqual({ selected_items: ['two'], featured_items: [] });
  });
});

test('a menu item that changes its type must not keep entries of the old type', async () => {
  await row('retailers', 'one');
  await db.insert('navigation_menu', {
    label: 'L',
    href: '/',
    dropdown_type: 'retailers',
    selected_items: ['one'],
  });
  const change = (set: string) => outcome(db.as('admin', `update public.navigation_menu set ${set}`));
  expect(await change(`dropdown_type = 'products'`)).toBe('23503');
  expect(await change('dropdown_type = null')).toBe('23514');
  expect(await change(`dropdown_type = null, selected_items = '{}'`)).toBe('accepted');
});

test('renaming a row does not affect the same slug in another table', async () => {
  for (const table of ['retailers', 'products']) await row(table, 'ninja');
  await row('categories', 'holder', { top_products: ['ninja'], top_retailers: ['ninja'] });
  await rename('retailers', 'ninja', 'ninja-uk');
  expect(
    await db.value(`select top_products || top_retailers from public.categories where slug = 'holder'`),
  ).toEqual(['ninja', 'ninja-uk']);
});

test('a guide that becomes an article disappears from the menu of guides', async () => {
  await row('content', 'one');
  await db.insert('navigation_menu', {
    label: 'L',
    href: '/',
    dropdown_type: 'guides',
    selected_items: ['one'],
  });
  await db.as('admin', `update public.content set content_type = 'article'`);
  expect(await db.value('select selected_items from public.navigation_menu')).toEqual([]);
});

describe('rows that belong to a category', () => {
  beforeEach(async () => {
    await row('categories', 'garden');
    await row('subcategories', 'mowers', { parent_category_slug: 'garden' });
    await row('products', 'mower', { category: 'garden', subcategory: 'mowers' });
  });
  const names = (slug: string) =>
    db.value('select sub_categories from public.categories where slug = $1', [slug]);

  test('follow a renamed category', async () => {
    await rename('categories', 'garden', 'outdoors');
    await rename('subcategories', 'mowers', 'lawn-mowers');
    expect(await db.value('select parent_category_slug from public.subcategories')).toBe('outdoors');
    expect((await db.query('select category, subcategory from public.products')).rows).toEqual([
      { category: 'outdoors', subcategory: 'lawn-mowers' },
    ]);
  });

  test('keep a category while it has subcategories, and products lose it when it is deleted', async () => {
    expect(await outcome(remove('categories', 'garden'))).toBe('23503');
    await remove('subcategories', 'mowers');
    await remove('categories', 'garden');
    expect((await db.query('select category, subcategory from public.products')).rows).toEqual([
      { category: null, subcategory: null },
    ]);
  });

  test('leave the version of their category alone, so that its open form can still be saved', async () => {
    const version = () => db.value(`select updated_at from public.categories where slug = 'garden'`);
    const before = await version();
    await row('subcategories', 'chairs', { parent_category_slug: 'garden' });
    await remove('subcategories', 'mowers');
    expect(await names('garden')).toEqual(['chairs']);
    expect(await version()).toEqual(before);
    await db.query(`update public.categories set description = 'Changed' where slug = 'garden'`);
    expect(await version()).not.toEqual(before);
  });

  test('include subcategories, whose list a client cannot overwrite', async () => {
    await row('categories', 'home', { sub_categories: ['Invented'] });
    await row('subcategories', 'chairs', { parent_category_slug: 'garden', name: 'Chairs' });
    expect([await names('garden'), await names('home')]).toEqual([['Chairs', 'mowers'], []]);
    await db.as('admin', `update public.categories set sub_categories = '{Invented}'`);
    expect([await names('garden'), await names('home')]).toEqual([['Chairs', 'mowers'], []]);
    await db.as(
      'admin',
      `update public.subcategories set parent_category_slug = 'home' where slug = 'chairs'`,
    );
    await db.as('admin', `update public.subcategories set name = 'Mowers' where slug = 'mowers'`);
    expect([await names('garden'), await names('home')]).toEqual([['Mowers'], ['Chairs']]);
    await remove('subcategories', 'chairs');
    await rename('categories', 'garden', 'outdoors');
    expect([await names('outdoors'), await names('home')]).toEqual([['Mowers'], []]);
  });
});
