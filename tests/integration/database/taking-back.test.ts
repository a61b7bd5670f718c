import { goodRows } from './good-rows.ts';
import { openTestDatabase, outcome } from './open.ts';
import type { TestDatabase } from './open.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

type Row = Record<string, unknown>;

async function row(table: string, slug: string, more: Row = {}): Promise<string> {
  const needed: Row = table === 'retailers' ? { cta_url: 'https://shop.example' } : {};
  const { id } = await db.insert(table, { slug, name: slug, is_published: true, ...needed, ...more });
  return id;
}
const all = async (table: string) => (await db.query<Row>(`select * from public.${table} order by id`)).rows;
const remove = (table: string, ids: string[]) =>
  db.as('admin', `delete from public.${table} where id = any ($1)`, [ids]);
/**
 * Restores deleted rows from the history entries of their deletion, as the site does. Returns the number of references
 * to these rows that could not be restored.
 */
async function reinsertRows(
  table: string,
  ids: string[],
  who: 'admin' | 'user' | 'anon' | 'service' = 'admin',
) {
  const rows = (
    await db.query<{ row: Row }>(
      `select (select jsonb_object_agg(key, value -> 'old') from jsonb_each(changed)) as row
       from public.audit_log where row_id = any ($1) and action = 'delete' order by id`,
      [ids],
    )
  ).rows.map((each) => each.row);
  const [answer] = await db.as(who, 'select public.bring_back($1, $2) as missed', [
    table,
    JSON.stringify(rows),
  ]);
  return answer?.missed;
}
const withoutTime = (rows: Row[]) =>
  rows.map(({ updated_at, content_changed_at, ...rest }) => ({
    ...rest,
    had: [!!updated_at, !!content_changed_at],
  }));

afterEach(async () => {
  for (const table of [
    'navigation_menu',
    'products',
    'subcategories',
    'categories',
    'retailers',
    'redirects',
  ])
    await db.query(`delete from public.${table}`);
});

test('restored retailers return to every list in their place, with their redirects', async () => {
  const ids = [await row('retailers', 'one'), await row('retailers', 'two')];
  await row('retailers', 'three');
  await row('categories', 'garden', { top_retailers: ['one', 'two', 'three'] });
  await row('products', 'mower', { recommended_retailers: ['three', 'two', 'one'] });
  await db.insert('navigation_menu', {
    ...{ label: 'L', href: '/', dropdown_type: 'retailers', is_visible: true },
    ...{ selected_items: ['two', 'one'], featured_items: ['one'] },
  });
  await db.insert('redirects', { from_path: '/old-one', to_path: '/retailers/one?from=old', status: 302 });
  await db.insert('redirects', { from_path: '/other', to_path: '/retailers/three' });
  const tables = ['retailers', 'categories', 'products', 'navigation_menu', 'redirects'];
  const before = await Promise.all(tables.map(all));
  await remove('retailers', ids);
  expect((await all('redirects')).map(({ from_path }) => from_path)).toEqual(['/other']);
  expect((await all('categories'))[0]?.top_retailers).toEqual(['three']);
  expect(await reinsertRows('retailers', ids)).toBe(0);
  const after = await Promise.all(tables.map(all));
  expect(after.map(withoutTime)).toEqual(before.map(withoutTime));
});

test('restored retailers return to the lists of objects, in their place and with their texts', async () => {
  const ids = [await row('retailers', 'one'), await row('retailers', 'two')];
  await row('retailers', 'three');
  await row('categories', 'garden');
  const picks = ['one', 'two', 'three'].map((slug) => ({ slug, reason: `For ${slug}.` }));
  await db.insert('subcategories', {
    ...{ slug: 'mowers', name: 'M', parent_category_slug: 'garden' },
    retailer_picks: JSON.stringify(picks),
  });
  const links = ['three', 'two', 'one'].map((slug) => ({ slug, url: `https://${slug}.example/mower` }));
  await row('products', 'mower', { retailer_links: JSON.stringify(links) });
  await remove('retailers', ids);
  expect((await all('subcategories'))[0]?.retailer_picks).toEqual([picks[2]]);
  expect((await all('products'))[0]?.retailer_links).toEqual([links[0]]);
  // If an editor has changed the list since the deletion, the change is kept.
  const [, , third] = picks;
  await db.query('update public.subcategories set retailer_picks = $1', [
    JSON.stringify([{ ...third, reason: 'Changed.' }]),
  ]);
  expect(await reinsertRows('retailers', ids)).toBe(0);
  expect((await all('subcategories'))[0]?.retailer_picks).toEqual([
    picks[0],
    picks[1],
    { ...third, reason: 'Changed.' },
  ]);
  expect((await all('products'))[0]?.retailer_links).toEqual(links);
});

test('a restored category and a restored subcategory get their products and addresses back', async () => {
  const garden = await row('categories', 'garden');
  await row('products', 'mower', { category: 'garden' });
  await row('retailers', 'shop', { key_categories: ['garden'] });
  await remove('categories', [garden]);
  expect((await all('products'))[0]?.category).toBeNull();
  expect(await reinsertRows('categories', [garden])).toBe(0);
  expect((await all('products'))[0]?.category).toBe('garden');
  expect((await all('retailers'))[0]?.key_categories).toEqual(['garden']);

  const mowers = (
    await db.insert('subcategories', { slug: 'mowers', name: 'M', parent_category_slug: 'garden' })
  ).id;
  await db.query(`update public.products set subcategory = 'mowers'`);
  await remove('subcategories', [mowers]);
  expect(await reinsertRows('subcategories', [mowers])).toBe(0);
  expect((await all('products'))[0]).toMatchObject({ category: 'garden', subcategory: 'mowers' });
  expect((await all('categories'))[0]?.sub_categories).toEqual(['M']);
});

test('changes that an editor made since the deletion are kept', async () => {
  const id = await row('retailers', 'one');
  await row('retailers', 'two');
  await row('categories', 'garden', { top_retailers: ['one', 'two'] });
  const full = await row('categories', 'full', { top_retailers: ['one'] });
  await db.insert('redirects', { from_path: '/old-one', to_path: '/retailers/one' });
  await remove('retailers', [id]);
  await db.query(`update public.categories set top_retailers = '{}' where slug = 'garden'`);
  for (let count = 0; count < 50; count += 1) await row('retailers', `filler-${count}`);
  await db.query(
    `update public.categories set top_retailers =
       (select array_agg(slug) from public.retailers where slug like 'filler-%') where id = $1`,
    [full],
  );
  await db.insert('redirects', { from_path: '/old-one', to_path: '/retailers/two' });
  // One reference to the retailer cannot be restored, because the list of the category 'full' has no space left.
  expect(await reinsertRows('retailers', [id])).toBe(1);
  const lists = new Map((await all('categories')).map(({ slug, top_retailers }) => [slug, top_retailers]));
  expect(lists.get('garden')).toEqual(['one']);
  expect(lists.get('full')).toHaveLength(50);
  expect((await all('redirects')).map(({ to_path }) => to_path)).toEqual(['/retailers/two']);
});

test('all rows are restored or none, for instance when a slug is taken again', async () => {
  const ids = [await row('retailers', 'one'), await row('retailers', 'two')];
  await remove('retailers', ids);
  await row('retailers', 'two');
  expect(await outcome(reinsertRows('retailers', ids))).toBe('23505');
  expect((await all('retailers')).map(({ slug }) => slug)).toEqual(['two']);
});

test('only admins can restore rows, and only deleted ones', async () => {
  const id = await row('retailers', 'one');
  const never = JSON.stringify([{ id, slug: 'never', name: 'N', cta_url: 'https://a.example' }]);
  expect(await outcome(db.as('admin', `select public.bring_back('retailers', $1)`, [never]))).toBe('22023');
  await remove('retailers', [id]);
  for (const who of ['anon', 'user', 'service'] as const) {
    expect([who, await outcome(reinsertRows('retailers', [id], who))]).toEqual([who, '42501']);
    expect(await outcome(db.as(who, `select public.name_accounts('{}')`))).toBe('42501');
  }
});

test('rows of every table with a history can be restored', async () => {
  await row('categories', 'parent');
  await row('retailers', 'parent');
  for (const [table, good] of Object.entries(goodRows)) {
    // These tables contain personal data that visitors have sent. Such data cannot be restored after a deletion.
    if (['newsletter_subscribers', 'data_complaints'].includes(table)) continue;
    const { id } = await db.insert(table, good);
    const [before] = (await db.query<Row>(`select * from public.${table} where id = $1`, [id])).rows;
    await remove(table, [id]);
    expect([table, await reinsertRows(table, [id])]).toEqual([table, 0]);
    const [after] = (await db.query<Row>(`select * from public.${table} where id = $1`, [id])).rows;
    expect(withoutTime([after ?? {}])).toEqual(withoutTime([before ?? {}]));
    await remove(table, [id]);
  }
});

describe('a product’s subcategory', () => {
  beforeEach(async () => {
    await row('categories', 'garden');
    await row('categories', 'home');
    await db.insert('subcategories', { slug: 'mowers', name: 'M', parent_category_slug: 'garden' });
    await row('products', 'mower', { category: 'garden', subcategory: 'mowers' });
  });
  const change = (values: string) => outcome(db.as('admin', `update public.products set ${values}`));

  test('belongs to the category of the product', async () => {
    expect(await change(`category = 'home'`)).toBe('23514');
    expect(await change('category = null')).toBe('23514');
    expect(await change(`subcategory = 'unknown'`)).toBe('23503');
    expect(await outcome(row('products', 'other', { category: 'home', subcategory: 'mowers' }))).toBe(
      '23514',
    );
    expect(await change(`category = 'home', subcategory = null`)).toBe('accepted');
  });

  test('still belongs to it when a subcategory moves, and when categories are renamed or merged', async () => {
    const product = async () => (await all('products'))[0];
    await db.query(`update public.subcategories set parent_category_slug = 'home', slug = 'lawn-mowers'`);
    expect(await product()).toMatchObject({ category: 'home', subcategory: 'lawn-mowers' });
    await db.query(`update public.categories set slug = 'indoors' where slug = 'home'`);
    expect(await product()).toMatchObject({ category: 'indoors', subcategory: 'lawn-mowers' });
    await db.as('admin', `select public.merge_categories('{indoors}', 'garden')`);
    expect(await product()).toMatchObject({ category: 'garden', subcategory: 'lawn-mowers' });
  });
});

test('the log stores the id of the request for each change', async () => {
  const id = crypto.randomUUID();
  const retailer = await row('retailers', 'one');
  const write = (header: string) =>
    db.query(
      `with sent as (select set_config('request.headers', $1, false))
       update public.retailers set name = $1 from sent where slug = 'one'`,
      [JSON.stringify({ 'x-write-id': header })],
    );
  await write(id);
  await write('no id');
  await db.query(`select set_config('request.headers', '', false)`);
  const { rows } = await db.query<Row>(
    'select write_id from public.audit_log where row_id = $1 order by id',
    [retailer],
  );
  expect(rows.map(({ write_id }) => write_id)).toEqual([null, id, null]);
});
