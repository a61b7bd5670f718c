import { openTestDatabase } from './open.ts';
import type { TestDatabase } from './open.ts';

interface Result {
  products: { name: string }[];
  counts: { products: number };
  totalCount: number;
  atLeast: string[];
}

let db: TestDatabase;

async function search(query: string, { per = 5, offset = 0, countTo = 1000 }) {
  const [row] = await db.as(
    'anon',
    'select public.search_site(_query => $1, _per_type => $2, _offset => $3, _count_to => $4) as result',
    [query, per, offset, countTo],
  );
  return row?.result as Result;
}

/**
 * Words for the descriptions. The first word is in every row, and the last word is in only one row, so that the search
 * has to use each of its methods.
 */
const WORDS = ['all', 'half', 'tenth', 'fiftieth', 'last'];
const EVERY = [1, 2, 10, 50, 400];
const rows = Array.from({ length: 400 }, (_, index) => {
  const words = WORDS.filter((_word, place) => index % (EVERY[place] ?? 1) === 0);
  // The alphabetical order of these names differs from the order of the rows. Rows with the same words are not next to
  // each other.
  const name = `${index % 7 ? 'Item' : 'Half item'} ${String((index * 173) % 400).padStart(3, '0')}`;
  return { slug: `p-${index}`, name, description: words.join(' ') };
});

/**
 * Returns the tier of a search result: 0 if the name begins with the query, 1 if a text contains the query, 2 if the
 * texts contain all words of the query (only the beginning of the last word is needed), otherwise 3.
 */
function tierOf(texts: string[], query: string): number {
  const lower = texts.map((text) => text.toLowerCase().replaceAll('-', ' '));
  const wanted = query.replaceAll('-', ' ');
  if (lower[1]?.startsWith(wanted)) return 0;
  if (lower.some((text) => text.includes(wanted))) return 1;
  const words = lower.flatMap((text) => text.split(' '));
  const asked = wanted.split(' ');
  const isThere = (word: string, place: number) =>
    place < asked.length - 1 ? words.includes(word) : words.some((each) => each.startsWith(word));
  // If all words of a query are single letters, the search does not look for words.
  return asked.some((word) => word.length > 1) && asked.every(isThere) ? 2 : 3;
}

beforeAll(async () => {
  db = await openTestDatabase();
  await db.query(
    `insert into public.products (slug, name, description, is_published)
     select slug, name, description, true from jsonb_to_recordset($1::jsonb) as row (slug text, name text, description text)`,
    [JSON.stringify(rows)],
  );
});
afterAll(() => db.close());

test('among many rows the search finds the same as a full scan', async () => {
  for (const query of [
    ...WORDS,
    'al',
    'la',
    'te',
    'zz',
    'half item',
    'all h',
    'p-1',
    'item 3',
    'tenth it',
    'last item',
    'item zz',
  ]) {
    const sorted = rows
      .map((row) => ({ name: row.name, tier: tierOf(Object.values(row), query) }))
      .filter(({ tier }) => tier < 3)
      .toSorted((a, b) => a.tier - b.tier || (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1))
      .map(({ name }) => name);
    for (const offset of [0, 3, 60]) {
      const { products, counts, atLeast } = await search(query, { per: 20, offset });
      const names = products.map(({ name }) => name);
      expect([query, offset, names]).toEqual([query, offset, sorted.slice(offset, offset + 20)]);
      expect([query, counts.products, atLeast]).toEqual([query, sorted.length, []]);
    }
  }
});

test('counts stop at a limit, and the answer says so', async () => {
  for (const query of ['half', 'tenth', 'al', 'te']) {
    const result = await search(query, { countTo: 7 });
    expect([query, result.counts.products, result.totalCount, result.atLeast]).toEqual([
      query,
      7,
      7,
      ['products'],
    ]);
    expect(result.products).toHaveLength(5);
  }
  expect((await search('fiftieth', { countTo: 8 })).atLeast).toEqual([]);
  expect((await search('fiftieth', { countTo: 7 })).atLeast).toEqual(['products']);
});

test('rows with an alias are sorted among the names that begin with the query', async () => {
  const hasAlias = (index: number) => index % 40 === 3;
  const slugs = rows.filter((_row, index) => hasAlias(index)).map(({ slug }) => slug);
  await db.query(`update public.products set aliases = '{half a dozen}' where slug = any ($1)`, [slugs]);
  const sorted = (found: typeof rows) => found.map(({ name }) => name).toSorted((a, b) => (a < b ? -1 : 1));
  const isFirst = (row: (typeof rows)[number]) => row.name.startsWith('Half') || hasAlias(rows.indexOf(row));
  const others = rows.filter((row) => !isFirst(row) && row.description.includes('half'));
  for (const offset of [0, 30, 60]) {
    const { products, counts } = await search('half', { per: 40, offset });
    const expected = [...sorted(rows.filter(isFirst)), ...sorted(others)];
    expect([offset, products.map(({ name }) => name)]).toEqual([offset, expected.slice(offset, offset + 40)]);
    expect(counts.products).toBe(expected.length);
  }
});
