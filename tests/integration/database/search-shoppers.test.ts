import { categories } from '../../../lib/fallback/categories/index.ts';
import { content } from '../../../lib/fallback/content/index.ts';
import { products } from '../../../lib/fallback/products/index.ts';
import { retailers } from '../../../lib/fallback/retailers/index.ts';
import { subcategories } from '../../../lib/fallback/subcategories/index.ts';
import { builtInRows } from '../../../lib/search/built-in-rows.ts';
import { didYouMean } from '../../../lib/search/did-you-mean.ts';
import { SEARCH_LISTS, type SearchResults } from '../../../lib/search/results.ts';
import { searchRows } from '../../../lib/search/search-rows.ts';
import { firstPaths, SHOPPER_QUERIES } from '../../helpers/shopper-queries.ts';
import { openTestDatabase, type TestDatabase } from './open.ts';

let db: TestDatabase;

beforeAll(async () => {
  db = await openTestDatabase();
  const tables = {
    categories: categories.map((row) => ({ ...row, top_products: [], top_retailers: [] })),
    subcategories: subcategories.map((row) => ({ ...row, retailer_picks: [] })),
    products: products.map((row) => ({ ...row, recommended_retailers: [] })),
    retailers,
    content,
  };
  for (const [table, rows] of Object.entries(tables)) {
    const columns = Object.keys(rows[0] ?? {}).join();
    await db.query(
      `insert into public.${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::public.${table}, $1)`,
      [JSON.stringify(rows)],
    );
  }
});
afterAll(() => db.close());

async function search(query: string): Promise<SearchResults> {
  const [row] = await db.as('anon', 'select public.search_site(_query => $1, _per_type => 50) as result', [
    query,
  ]);
  return row?.result as SearchResults;
}

test('at most ten of 150 queries of shoppers miss the intended result among the first three', async () => {
  expect(SHOPPER_QUERIES.length).toBeGreaterThanOrEqual(150);
  const missed = [];
  for (const { query, means } of SHOPPER_QUERIES) {
    const first = firstPaths(await search(query));
    if (!first.includes(means)) missed.push({ query, means, first });
  }
  expect(missed.length).toBeLessThanOrEqual(Math.floor(SHOPPER_QUERIES.length / 15));
});

test('the search of the built-in data finds the same as that of the database', async () => {
  const shown = (results: SearchResults) => ({
    ...Object.fromEntries(SEARCH_LISTS.map((list) => [list, results[list].map(({ slug }) => slug)])),
    counts: results.counts,
    order: results.order,
  });
  const others = [
    'sa',
    'tv',
    'h&',
    'a or 1',
    '50%',
    'wool & linen',
    '%%',
    'Lancôme',
    'é~',
    'currys tv',
    'in the',
    'sale t',
    'accessori',
  ];
  for (const query of [...SHOPPER_QUERIES.map((each) => each.query), ...others])
    expect([query, shown(searchRows(builtInRows(), query, { perType: 50 }))]).toEqual([
      query,
      shown(await search(query)),
    ]);
});

test('the database and the built-in data suggest the same correction', async () => {
  const names = builtInRows().flatMap(({ item, aliases }) => [item.name, ...aliases]);
  const typed = {
    curyrs: 'Currys',
    arogs: 'Argos',
    hoovr: 'hoover',
    'jhon lewis': 'John Lewis',
    'playstaton 5': 'PlayStation 5',
    trainors: 'Trainers',
    primark: null,
    ikea: null,
    zara: null,
    ketlte: 'kettle',
    qqxyzzy: null,
  };
  for (const [query, meant] of Object.entries(typed)) {
    const found = await db.as('anon', 'select public.search_suggestion($1) as name', [query]);
    expect([query, found[0]?.name, didYouMean(query, names)]).toEqual([query, meant, meant]);
  }
});
