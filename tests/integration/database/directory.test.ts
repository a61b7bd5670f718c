import { initialOf } from '../../../lib/catalogue/directory.ts';
import { openTestDatabase, outcome } from './open.ts';
import type { TestDatabase } from './open.ts';

interface Entry {
  slug: string;
  name: string;
  category: string | null;
}
interface Group {
  initial: string;
  total: number;
  entries: Entry[];
}

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
afterEach(async () => {
  for (const table of ['retailers', 'products', 'categories']) await db.query(`delete from public.${table}`);
});

const product = (slug: string, name: string, more = {}) =>
  db.insert('products', { slug, name, is_published: true, ...more });

async function call<T>(name: string, params: unknown[]): Promise<T> {
  const places = params.map((_, index) => `$${index + 1}`).join(', ');
  const [row] = await db.as('anon', `select public.${name}(${places}) as result`, params);
  return row?.result as T;
}
const initials = (kind: string, perInitial = 10) => call<Group[]>('directory_initials', [kind, perInitial]);
const entries = (kind: string, initial: string, limit = 100, offset = 0) =>
  call<Entry[]>('directory_entries', [kind, initial, limit, offset]);

test('groups entries by initial, with their number and the first names', async () => {
  await db.insert('categories', { slug: 'toys', name: 'Toys', is_published: true });
  await product('beta', 'Beta', { category: 'toys' });
  await product('bat', 'bat');
  await product('bow', 'Bow');
  await product('alpha', 'Alpha');
  expect(await initials('products', 2)).toEqual([
    { initial: 'a', total: 1, entries: [{ slug: 'alpha', name: 'Alpha', category: null }] },
    {
      initial: 'b',
      total: 3,
      entries: [
        { slug: 'bat', name: 'bat', category: null },
        { slug: 'beta', name: 'Beta', category: 'toys' },
      ],
    },
  ]);
});

test('puts a name under the same initial as the site does', async () => {
  const names = ['Éclat', 'ångström', 'H&M', '3M', '& Other', 'Ωmega', '“Quoted”', 'ßharp', 'Zara'];
  for (const [index, name] of names.entries()) await product(`p-${index}`, name);
  const groups = await initials('products');
  const found = groups.flatMap(({ initial, entries: rows }) => rows.map(({ name }) => [name, initial]));
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(names.map((name) => [name, initialOf(name)])));
});

test('pages through an initial without losing or repeating an entry', async () => {
  for (const letter of 'edcba') await product(`s-${letter}`, 'Same');
  const pages = [
    await entries('products', 's', 2),
    await entries('products', 's', 2, 2),
    await entries('products', 's', 2, 4),
  ];
  expect(pages.map((page) => page.map(({ slug }) => slug))).toEqual([
    ['s-a', 's-b'],
    ['s-c', 's-d'],
    ['s-e'],
  ]);
  expect(await entries('products', 's', 2, 6)).toEqual([]);
});

test('shows visitors only published entries of the requested kind', async () => {
  await product('draft', 'Draft', { is_published: false });
  await db.insert('retailers', {
    slug: 'dunelm',
    name: 'Dunelm',
    cta_url: 'https://shop.example',
    is_published: true,
  });
  expect(await initials('products')).toEqual([]);
  expect(await entries('products', 'd')).toEqual([]);
  expect(await initials('retailers')).toEqual([
    { initial: 'd', total: 1, entries: [{ slug: 'dunelm', name: 'Dunelm', category: null }] },
  ]);
});

test('refuses unknown kinds', async () => {
  expect(await outcome(entries('user_roles', 'a'))).toBe('22023');
});

test('names are sorted alphabetically, regardless of their case and accents', async () => {
  for (const [slug, name] of Object.entries({
    zara: 'Zara',
    ao: 'AO',
    ea: 'Éa',
    adidas: 'adidas',
    am: 'Amazon',
  })) {
    await product(slug, name);
  }
  const rows = await db.as('anon', 'select name from public.products order by name');
  expect(rows.map(({ name }) => name)).toEqual(['adidas', 'Amazon', 'AO', 'Éa', 'Zara']);
});
