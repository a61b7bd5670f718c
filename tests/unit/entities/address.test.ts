import { globSync } from 'node:fs';
import {
  type Address,
  addressPath,
  FIRST_SEGMENTS,
  parseAddress,
  pathOfRow,
  reservedSlugs,
  resultPath,
  rowPath,
} from '@/lib/entities/address';
import {
  DIRECTORY_TABLES,
  ENTITY_TABLES,
  entityOf,
  FURTHER_PAGES_TABLES,
  LISTED_TABLES,
  PAGED_TABLES,
} from '@/lib/entities/registry';

const row = { page: 1, isFormer: false, kind: 'row' } as const;
/** Addresses of every kind for every entity. */
const ADDRESSES: Address[] = [
  ...LISTED_TABLES.map((table): Address => ({ kind: 'list', table, page: 1 })),
  ...PAGED_TABLES.map((table): Address => ({ kind: 'list', table, page: 12 })),
  ...DIRECTORY_TABLES.flatMap((table): Address[] => [
    { kind: 'directory', table, initial: null, page: 1 },
    { kind: 'directory', table, initial: '0-9', page: 1 },
    { kind: 'directory', table, initial: 'a', page: 3 },
  ]),
  ...ENTITY_TABLES.map((table): Address => ({
    ...row,
    table,
    slug: 'a-1',
    parent: entityOf(table).parent ? 'above' : null,
  })),
  ...FURTHER_PAGES_TABLES.map((table): Address => ({
    ...row,
    ...{ table, slug: 'a', parent: entityOf(table).parent ? 'above' : null, page: 2 },
  })),
  { ...row, table: 'products', slug: 'ps5', parent: null },
  { kind: 'slug', slug: 'argos' },
];

test.each(ADDRESSES.map((address) => ({ path: addressPath(address), address })))(
  '$path is built from its address and read as the same address',
  ({ path, address }) => {
    expect(parseAddress(path)).toEqual(address);
  },
);

test.each([
  ['/guides/a', { ...row, table: 'content', slug: 'a', parent: null, isFormer: true }, '/content/a'],
  ['/products/ps5', { ...row, table: 'products', slug: 'ps5', parent: null }, '/products/ps5'],
  ['/categories/page/2', { kind: 'list', table: 'categories', page: 2 }, '/categories/page/2'],
])('%s is read as %j and built as %s', (path, address, built) => {
  expect(parseAddress(path)).toEqual(address);
  expect(addressPath(address as Address)).toBe(built);
});

test.each([
  '',
  'retailers',
  '/',
  '//',
  '/retailers/',
  '/a/b/c',
  '/og/a',
  '/api/a',
  '/retailers/a/b',
  '/gaming/ps5/page/2',
  '/products/directory/a/0',
  '/categories/a/b/c',
])('%j is the address of no list and no row', (path) => {
  expect(parseAddress(path)).toBeNull();
});

test('a row of the database and a search result lead to the same page', () => {
  expect(pathOfRow('products', { slug: 'ps5', category: '' })).toBe('/products/ps5');
  expect(pathOfRow('subcategories', { slug: 'tvs', parent_category_slug: 'electronics' })).toBe(
    resultPath('category', { slug: 'tvs', category: 'electronics' }),
  );
  expect(resultPath('category', { slug: 'gaming', category: null })).toBe(
    rowPath('categories', { slug: 'gaming' }),
  );
  // A guide's category is only a label, and not part of its path.
  expect(resultPath('guide', { slug: 'a', category: 'Timing' })).toBe('/guides/a');
});

test('the fixed segments of paths are reserved as slugs', () => {
  expect(reservedSlugs('retailers')).toEqual(['directory']);
  expect(reservedSlugs('products')).toEqual(['directory']);
  expect(reservedSlugs('categories')).toEqual(FIRST_SEGMENTS);
  expect(FIRST_SEGMENTS.join(' ')).toContain('guides og products retailers');
  expect(reservedSlugs('content')).toEqual([]);
});

/** The paths of the page files, with * for each parameter. */
const onDisk = globSync('app/(public)/(site)/**/page.tsx').map((file) =>
  `/${file
    .split('/')
    .slice(3, -1)
    .filter((part) => !part.startsWith('('))
    .join('/')}`.replace(/\[\w+\]/g, '*'),
);
const form = (path: string) => path.replace(/\{\w+\}/g, '*');

test.each(ENTITY_TABLES)('%s: every page in the registry has a file', (table) => {
  const { path, list, hasFurtherPages } = entityOf(table);
  expect(onDisk).toContain(form(path));
  expect(onDisk.includes(`${form(path)}/page/*`)).toBe(hasFurtherPages);
  expect(onDisk.includes(`/${table}`)).toBe(list !== undefined);
  expect(onDisk.includes(`/${table}/directory`)).toBe(Boolean(list?.hasDirectory));
  // Further pages of the content list are served by rewrites, one for each kind.
  if (table !== 'content') expect(onDisk.includes(`/${table}/page/*`)).toBe(Boolean(list?.isPaged));
});
