import { openTestDatabase, type TestDatabase } from './open.ts';

interface Item {
  slug: string;
  name: string;
}
interface Result {
  retailers: Item[];
  categories: Item[];
  products: Item[];
  order: string[];
  totalCount: number;
}

let db: TestDatabase;
const published = { is_published: true };
const retailer = (slug: string, name: string, more = {}) =>
  db.insert('retailers', { slug, name, cta_url: 'https://shop.example', ...published, ...more });

beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
afterEach(async () => {
  for (const table of ['retailers', 'products', 'subcategories', 'categories'])
    await db.query(`delete from public.${table}`);
});

async function search(query: string) {
  const [row] = await db.as('anon', 'select public.search_site($1) as result', [query]);
  return row?.result as Result;
}
const slugs = (items: Item[]) => items.map((item) => item.slug);

test('a search matches the whole phrase first, then separate words, and all words must match', async () => {
  await retailer('words', 'A', { description: 'Shoes that are red' });
  await retailer('phrase', 'Z', { description: 'Many red shoes' });
  await retailer('one', 'B', { description: 'Red coats' });
  await retailer('name', 'Red shoes of York');
  expect(slugs((await search('red shoes')).retailers)).toEqual(['name', 'phrase', 'words']);
  expect(slugs((await search('shoes red')).retailers)).toEqual(['words', 'name', 'phrase']);
  expect(slugs((await search('york shoe')).retailers)).toEqual(['name']);
  // Only the last word of a query may be incomplete. It must still be the beginning of a word.
  expect(slugs((await search('york sho')).retailers)).toEqual(['name']);
  expect((await search('hoes york')).totalCount).toBe(0);
});

test('the search ignores plurals, spaces, hyphens, apostrophes and accents, and treats "&" as "and"', async () => {
  await retailer('by', 'Marks & Spencer');
  await db.insert('products', { slug: 'ps', name: 'PS5', ...published });
  await db.insert('products', { slug: 'fryer', name: 'Air-Fryers', ...published });
  await db.insert('products', { slug: 'battery', name: 'Battery', ...published });
  await db.insert('products', { slug: 'movie', name: 'Movies', ...published });
  await db.insert('products', { slug: 'watch', name: 'Watch', ...published });
  await db.insert('products', { slug: 'women', name: 'Women’s cases', ...published });
  await db.insert('products', { slug: 'lancome', name: 'Lancôme', ...published });
  const all = {
    by: ['marks and spencer', 'MARKS & SPENCER', 'mark spencers', 'marks-and-spencer', 'marksandspencer'],
    ps: ['ps5', 'ps 5', 'PS-5', 'ps5s'],
    fryer: ['air fryer', 'airfryer', 'air-fryers', 'fryers air'],
    battery: ['batteries', 'battery', 'batter'],
    movie: ['movie', 'movies', 'movi'],
    watch: ['watches', 'watch'],
    women: ['womens case', 'women’s cases', "women's case"],
    lancome: ['lancome', 'Lancôme'],
  };
  for (const [slug, queries] of Object.entries(all))
    for (const query of queries) {
      const { retailers, products } = await search(query);
      expect([query, slugs([...retailers, ...products])]).toEqual([query, [slug]]);
    }
});

test('filler words are ignored while other words are left, but never those of a name', async () => {
  await retailer('next', 'Next');
  await retailer('best-buy', 'Best Buy', { description: 'Next to nothing' });
  await retailer('sale', 'Other', { description: 'Sale' });
  for (const query of [
    'next sale',
    'Next Boxing Day deals 2026',
    'when does the next sale start',
    'next',
    'best next offers uk',
  ])
    expect([query, slugs((await search(query)).retailers)]).toEqual([query, ['next', 'best-buy']]);
  expect(slugs((await search('best buy')).retailers)).toEqual(['best-buy']);
  expect(slugs((await search('sale')).retailers)).toEqual(['sale']);
  expect(slugs((await search('boxing day sale')).retailers)).toEqual([]);
});

test('the search finds an alias and ranks it like a name', async () => {
  await retailer('a', 'Alpha', { description: 'hoover' });
  await retailer('v', 'Vacuums', { aliases: ['Henry Hoover', 'hoovers'] });
  await retailer('h', 'Hoover Outlet');
  await db.insert('products', { slug: 'p', name: 'Hoover bag', ...published });
  const result = await search('hoover');
  expect(slugs(result.retailers)).toEqual(['h', 'v', 'a']);
  expect(result.order.slice(0, 2)).toEqual(['retailers', 'products']);
  expect(JSON.stringify(result)).not.toContain('Henry');
  await db.query(`update public.retailers set aliases = '{}' where slug = 'v'`);
  expect(slugs((await search('hoover')).retailers)).toEqual(['h', 'a']);
  await db.query(`update public.products set aliases = '{telly}'`);
  expect((await search('television telly')).totalCount).toBe(0);
  expect((await search('telly')).order[0]).toBe('products');
});

test('the search finds a published category’s subcategories among the categories, with their addresses', async () => {
  await db.insert('categories', { slug: 'tech', name: 'Tech', icon: '📺', ...published });
  await db.insert('subcategories', {
    slug: 'tvs',
    name: 'TVs',
    parent_category_slug: 'tech',
    aliases: ['telly'],
  });
  const found = async () => (await search('telly')).categories;
  expect(await found()).toMatchObject([
    { type: 'category', slug: 'tvs', name: 'TVs', category: 'tech', image: '📺' },
  ]);
  await db.query(`update public.categories set is_published = false`);
  expect(await found()).toEqual([]);
  await db.query(`update public.categories set is_published = true, slug = 'electronics', icon = '🖥️'`);
  expect(await found()).toMatchObject([{ slug: 'tvs', category: 'electronics', image: '🖥️' }]);
  await db.query(`update public.subcategories set name = 'Televisions'`);
  expect(await found()).toMatchObject([{ name: 'Televisions' }]);
  await db.query('delete from public.subcategories');
  expect(await found()).toEqual([]);
});
