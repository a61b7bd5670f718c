import { didYouMean } from '../../../lib/search/did-you-mean.ts';
import { openTestDatabase } from './open.ts';
import type { TestDatabase } from './open.ts';

let db: TestDatabase;
const published = { is_published: true };

beforeAll(async () => {
  db = await openTestDatabase();
  const retailer = (slug: string, name: string, more = {}) =>
    db.insert('retailers', { slug, name, cta_url: 'https://shop.example', ...published, ...more });
  await retailer('argos', 'Argos');
  await retailer('currys', 'Currys');
  await retailer('amazon', 'Amazon');
  await retailer('boots', 'Boots');
  await retailer('dyson', 'Dyson');
  await retailer('river-island', 'River Island');
  await retailer('selfridges', 'Selfridges', { is_published: false });
  await db.insert('categories', { slug: 'electronics', name: 'Tech & Electronics', ...published });
  await db.insert('products', { slug: 'nintendo-switch', name: 'Nintendo Switch', ...published });
  await db.insert('products', { slug: 'ps5', name: 'PlayStation 5', aliases: ['telly'], ...published });
  await db.insert('content', {
    slug: 'how-to-check-a-price',
    title: 'How to check a price before you buy?',
    content_type: 'guide',
    ...published,
  });
  await db.insert('content', {
    slug: 'wardrobes',
    title: 'Wardrobes worth waiting for',
    content_type: 'guide',
    ...published,
    published_at: new Date(Date.now() + 3_600_000),
  });
});
afterAll(() => db.close());

const suggest = async (query: string | null) =>
  (await db.as('anon', 'select public.search_suggestion($1) as name', [query]))[0]?.name;

test.each([
  ['curyrs', 'Currys'],
  ['CURRYZ', 'Currys'],
  ['arogs', 'Argos'],
  ['dysn', 'Dyson'],
  ['Bots!', 'Boots'],
  ['nintedno swich', 'Nintendo Switch'],
  ['playstaton', 'PlayStation 5'],
  ['tely', 'telly'],
  ['nintedno', 'Nintendo Switch'],
  ['elektronics', 'Tech & Electronics'],
])('for %s the search suggests %s', async (typed, meant) => {
  expect(await suggest(typed)).toBe(meant);
});

test('a query that resembles nothing, or is too short, gets no suggestion', async () => {
  for (const query of [null, '', '  ', 'ar', 'xqzwvb', '%', '___', '\\\\\\', '🎁🎁🎁']) {
    expect([query, await suggest(query)]).toEqual([query, null]);
  }
});

test.each([
  ...[
    'ikea',
    'iceland',
    'primark',
    'matalan',
    'zara',
    'boohoo',
    'aldi',
    'lidl',
    'wickes',
    'homebase',
    'waitrose',
    'ebay',
  ],
  ...[
    'etsy',
    'shein',
    'temu',
    'gucci',
    'holiday',
    'hotels',
    'kettle',
    'sofas',
    'jeans',
    'train',
    'cars',
    'wardrobe',
    'buns',
  ],
])('%s resembles a name only by chance and gets no suggestion', async (query) => {
  expect(await suggest(query)).toBeNull();
});

test.each(['50%', '5', '<b>', '&amp;', 'a+b', 'b&b 5', 'ps 55'])(
  '%s is not a typing error',
  async (query) => {
    expect(await suggest(query)).toBeNull();
  },
);

test('suggestions reveal nothing that is unpublished or scheduled', async () => {
  expect(await suggest('selfrigdes')).toBeNull();
  expect(await suggest('wardrobse')).toBeNull();
});

test('a name that contains the query is not suggested as its correction', async () => {
  expect(await suggest('nintendo')).toBeNull();
});

test('the database and the built-in search choose the same of two equally similar names', async () => {
  // Each name has one wrong letter. 'é' comes after 'x' by its character code, but before 'x' in the alphabet.
  const names = ['Zorvés', 'Zorvxs'];
  for (const [index, name] of names.entries())
    await db.insert('retailers', {
      slug: `tie-${index}`,
      name,
      cta_url: 'https://shop.example',
      ...published,
    });
  expect([await suggest('zorvqs'), didYouMean('zorvqs', names)]).toEqual(['Zorvxs', 'Zorvxs']);
});
