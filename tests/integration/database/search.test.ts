import { emptyResults } from '../../../lib/search/results.ts';
import { openTestDatabase, outcome } from './open.ts';
import type { TestDatabase } from './open.ts';

interface Item {
  type: string;
  slug: string;
  name: string;
  description: string;
  image: string | null;
  category: string | null;
}
type List = 'retailers' | 'categories' | 'products' | 'guides' | 'articles';
type Result = Record<List, Item[]> & {
  counts: Record<List, number>;
  totalCount: number;
  atLeast: List[];
  order: List[];
};

let db: TestDatabase;
const published = { is_published: true };
const retailer = (slug: string, name: string, more = {}) =>
  db.insert('retailers', { slug, name, cta_url: 'https://shop.example', ...published, ...more });
const content = (slug: string, title: string, more = {}) =>
  db.insert('content', { slug, title, content_type: 'guide', ...published, ...more });

beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
afterEach(async () => {
  for (const table of ['retailers', 'products', 'categories', 'content'])
    await db.query(`delete from public.${table}`);
});

/** Calls search_site as a visitor. Passes the arguments by name, as supabase-js does. */
async function search(
  query: string | null,
  more: { per?: number | null; types?: string[]; offset?: number; countTo?: number } = {},
) {
  const [row] = await db.as(
    'anon',
    'select public.search_site(_query => $1, _per_type => $2, _types => $3, _offset => $4, _count_to => $5) as result',
    [
      query,
      more.per === undefined ? 5 : more.per,
      more.types ?? null,
      more.offset ?? 0,
      more.countTo ?? null,
    ],
  );
  return row?.result as Result;
}
const slugs = (items: Item[]) => items.map((item) => item.slug);
const EMPTY = emptyResults();

test('finds all five types with the facts that a result shows', async () => {
  await db.insert('categories', { slug: 'toys', name: 'Sample toys', icon: '🧸', ...published });
  await retailer('shop', 'Sample shop', { logo: '🛍️', description: 'A <b>shop</b>' });
  await db.insert('products', {
    slug: 'brick',
    name: 'Sample brick',
    category: 'toys',
    image: '🧱',
    ...published,
  });
  await content('when', 'Sample guide', { guide_category: 'Timing', intro_paragraph: '<p>Read   this.</p>' });
  await content('news', 'Sample article', {
    content_type: 'article',
    article_category: 'News',
    image: '/a.png',
  });
  const result = await search('sample');
  expect(result).toMatchObject({
    retailers: [
      {
        type: 'retailer',
        slug: 'shop',
        name: 'Sample shop',
        description: 'A shop',
        image: '🛍️',
        category: null,
      },
    ],
    categories: [{ type: 'category', slug: 'toys', image: '🧸', category: null }],
    products: [{ type: 'product', slug: 'brick', image: '🧱', category: 'toys' }],
    guides: [{ type: 'guide', slug: 'when', category: 'Timing', description: 'Read this.', image: null }],
    articles: [{ type: 'article', slug: 'news', category: 'News', image: '/a.png' }],
    counts: { retailers: 1, categories: 1, products: 1, guides: 1, articles: 1 },
    totalCount: 5,
  });
  expect(Object.keys(result.retailers[0] ?? {}).sort()).toEqual([
    'category',
    'description',
    'id',
    'image',
    'name',
    'slug',
    'type',
  ]);
});

test('matches name, slug, description and intro paragraph, in any case, but not across them and not in tags', async () => {
  await retailer('by-name', 'xx Needle xx');
  await retailer('by-needle-slug', 'Another');
  await retailer('by-description', 'Other', { description: 'a NEEDLE in hay' });
  await retailer('edge-nee', 'dle');
  await content('by-intro', 'Intro', { intro_paragraph: '<p class="pin">the needle</p>' });
  const result = await search('nEEdle');
  expect(slugs(result.retailers).sort()).toEqual(['by-description', 'by-name', 'by-needle-slug']);
  expect(slugs(result.guides)).toEqual(['by-intro']);
  expect((await search('class')).totalCount).toBe(0);
});

test('searches the words of an intro and not its HTML', async () => {
  const intro_paragraph = '<p>M&amp;S is&nbsp;open, &lt;b&gt; is no tag, &amp;lt; no sign</p>';
  await content('by-intro', 'Intro', { intro_paragraph });
  for (const query of ['M&S is open', 'is open, <b> is', '&lt; no'])
    expect([query, slugs((await search(query)).guides)]).toEqual([query, ['by-intro']]);
  for (const query of ['&amp;', 'nbsp'])
    expect([query, (await search(query)).totalCount]).toEqual([query, 0]);
  expect((await search('open')).guides[0]?.description).toBe('M&S is open, <b> is no tag, &lt; no sign');
});

test('a search needs two characters after trimming', async () => {
  await retailer('shop', 'a b');
  for (const query of [null, '', ' ', 'a', '  a  ', '\t\n'])
    expect([query, await search(query)]).toEqual([query, EMPTY]);
  expect((await search('  sh  ')).totalCount).toBe(1);
});

test('puts names that start with the query first, then sorts alphabetically', async () => {
  await retailer('r1', 'Zoe Boots');
  await retailer('r2', 'Boots');
  await retailer('r3', 'alpha boots');
  await retailer('r4', 'boots outlet');
  await retailer('r5', 'Mid', { description: 'boots' });
  expect((await search('boots')).retailers.map((item) => item.name)).toEqual([
    'Boots',
    'boots outlet',
    'alpha boots',
    'Mid',
    'Zoe Boots',
  ]);
});

test('finds only published rows that are due', async () => {
  await retailer('hidden', 'Secret', { is_published: false });
  await db.insert('categories', { slug: 'hidden', name: 'Secret' });
  await db.insert('products', { slug: 'hidden', name: 'Secret' });
  await content('draft', 'Secret', { is_published: false });
  await content('later', 'Secret', { published_at: new Date(Date.now() + 3_600_000) });
  expect(await search('secret')).toEqual(EMPTY);
});

describe('limit, offset and types', () => {
  beforeEach(async () => {
    for (let index = 0; index < 60; index += 1)
      await retailer(`shop-${index}`, `Shop ${String(index).padStart(2, '0')}`);
    await content('shop-guide', 'Shop guide');
  });

  test('the limit applies to each type, and the counts are exact', async () => {
    const result = await search('shop', { per: 3 });
    expect(slugs(result.retailers)).toEqual(['shop-0', 'shop-1', 'shop-2']);
    expect([result.counts.retailers, result.counts.guides, result.totalCount]).toEqual([60, 1, 61]);
    expect(slugs((await search('shop', { per: 3, offset: 58 })).retailers)).toEqual(['shop-58', 'shop-59']);
    expect((await search('shop', { offset: 60 })).retailers).toEqual([]);
  });

  test('limits outside the range of 1 to 50 are changed to the nearest valid one', async () => {
    for (const [per, expected] of [
      [0, 1],
      [-5, 1],
      [1000, 50],
      [null, 5],
    ] as const) {
      expect([per, (await search('shop', { per })).retailers.length]).toEqual([per, expected]);
    }
    expect((await search('shop', { offset: -1 })).retailers.length).toBe(5);
    expect((await search('shop', { per: 50, offset: 2_147_483_647 })).retailers).toEqual([]);
  });

  test('types restrict the lists but not the counts', async () => {
    for (const types of [['guides'], ['guide']]) {
      const result = await search('shop', { types });
      expect([result.retailers.length, result.guides.length, result.counts.retailers]).toEqual([0, 1, 60]);
    }
    expect((await search('shop', { types: ['nonsense'] })).guides).toEqual([]);
  });
});

test('special characters are searched for literally', async () => {
  const special = [
    '%',
    '_',
    '\\',
    ',',
    '.',
    '(',
    ')',
    ':',
    '*',
    '"',
    "'",
    '%%',
    '\\%',
    "';--",
    '$$',
    '{}',
    '[a]',
    '&amp;',
    '🎁',
    'é',
    '^$',
    '|',
    '+',
    '?',
  ];
  await Promise.all(special.map((text, index) => retailer(`special-${index}`, `a ${text}~ b`)));
  await retailer('plain', 'a xx b');
  for (const [index, text] of special.entries()) {
    const result = await search(`${text}~`);
    // The search may find several rows, because some of the special texts contain others ('%%~' contains '%~').
    const holding = special.flatMap((other, place) =>
      `${other}~`.includes(`${text}~`) ? [`special-${place}`] : [],
    );
    expect([text, slugs(result.retailers).sort()]).toEqual([text, holding.sort()]);
    expect(holding).toContain(`special-${index}`);
  }
  expect((await search('🎁🎁')).totalCount).toBe(0);
  // One emoji has two UTF-16 code units, which is long enough for a search.
  expect(slugs((await search('🎁')).retailers)).toEqual([`special-${special.indexOf('🎁')}`]);
});

test('a query is cut to 100 characters, and its white space counts as one space', async () => {
  const long = 'y'.repeat(100);
  await retailer('long', long);
  await retailer('two', 'two words');
  expect((await search(`${long}no`)).totalCount).toBe(1);
  expect((await search(' two \n\t words ')).totalCount).toBe(1);
});

test('indexes cover queries of three characters and of two', async () => {
  for (const [condition, index] of [
    [`text like '%needle%'`, 'trgm'],
    [`private.bigrams(text) @> private.bigrams('ne')`, 'bigrams'],
  ]) {
    const plan = await db.transaction(async (tx) => {
      await tx.exec('set local enable_seqscan = off');
      const { rows } = await tx.query(
        `explain (format json) select from private.search_products where ${condition}`,
      );
      return JSON.stringify(rows);
    });
    expect([index, plan]).toEqual([index, expect.stringContaining('Bitmap Index Scan')]);
  }
});

test('a text has the parts of each phrase in it, and other phrases have other parts', async () => {
  const { rows } = await db.query(`
    with texts (text) as (values (E'\\x02 h and m \\nh&m: 5 % café “tv”, ps 5 – and a 4k ü in it ')),
    phrases (text, phrase) as (
      select text, ltrim(substr(text, place, length), ' ')
      from texts, generate_series(1, char_length(text)) as place, generate_series(1, 12) as length
    )
    select count(*) filter (where not private.bigrams(text) @> private.bigrams(phrase)) as missed from phrases`);
  expect(rows).toEqual([{ missed: 0 }]);
  const isFound = `select private.bigrams('h and m ps 5 and a 4k tv') @> private.bigrams($1)`;
  for (const other of ['tb', 'h m', 'ps5', '4 k', 'a h', 'm 5', 'and b 4'])
    expect([other, await db.value(isFound, [other])]).toEqual([other, false]);
});

test('new rows are found at once, and deleted ones are not found', async () => {
  const found = async (query: string) => (await search(query)).totalCount;
  const change = (sql: string) => db.query(`update public.content set ${sql}`);
  await content('first', 'Zebra');
  await change(`title = 'Gnu'`);
  expect([await found('zebra'), await found('gnu')]).toEqual([0, 1]);
  await change(`content_type = 'article'`);
  expect((await search('gnu')).counts).toMatchObject({ guides: 0, articles: 1 });
  await change('is_published = false');
  expect(await found('gnu')).toBe(0);
  await change('is_published = true');
  expect(await found('gnu')).toBe(1);
  await db.query('delete from public.content');
  expect(await found('gnu')).toBe(0);
  await db.insert('categories', { slug: 'toys', name: 'Toys', ...published });
  await db.insert('products', { slug: 'brick', name: 'Brick', category: 'toys', ...published });
  await db.query(`update public.categories set slug = 'games'`);
  expect((await search('brick')).products).toMatchObject([{ slug: 'brick', category: 'games' }]);
});

test('a search can only read', async () => {
  expect(await outcome(search(`x'); delete from public.retailers; --`))).toBe('accepted');
  expect(await db.value(`select provolatile from pg_proc where proname = 'search_site'`)).toBe('s');
});
