import { globSync } from 'node:fs';
import {
  type ParsedPath,
  buildPath,
  FIRST_SEGMENTS,
  parsePath,
  pathOfRow,
  reservedSlugs,
  resultPath,
  rowPath,
} from '@/lib/entities/path-grammar';
import {
  DIRECTORY_TABLES,
  ENTITY_TABLES,
  entityOf,
  FURTHER_PAGES_TABLES,
  LISTED_TABLES,
  PAGED_TABLES,
} from '@/lib/entities/registry';

const row = { page: 1, isFormer: false, kind: 'row' } as const;
/** Parsed paths: for every entity, one path of each form that the entity has. */
const PATHS: ParsedPath[] = [
  ...LISTED_TABLES.map((table): ParsedPath => ({ kind: 'list', table, page: 1 })),
  ...PAGED_TABLES.map((table): ParsedPath => ({ kind: 'list', table, page: 12 })),
  ...DIRECTORY_TABLES.flatMap((table): ParsedPath[] => [
    { kind: 'directory', table, initial: null, page: 1 },
    { kind: 'directory', table, initial: '0-9', page: 1 },
    { kind: 'directory', table, initial: 'a', page: 3 },
  ]),
  ...ENTITY_TABLES.map((table): ParsedPath => ({
    ...row,
    table,
    slug: 'a-1',
    parent: entityOf(table).parent ? 'above' : null,
  })),
  ...FURTHER_PAGES_TABLES.map((table): ParsedPath => ({
    ...row,
    ...{ table, slug: 'a', parent: entityOf(table).parent ? 'above' : null, page: 2 },
  })),
  { ...row, table: 'products', slug: 'ps5', parent: null },
  { kind: 'slug', slug: 'argos' },
];

test.each(PATHS.map((parsed) => ({ path: buildPath(parsed), parsed })))(
  '$path is parsed into the object that it was built from',
  ({ path, parsed }) => {
    expect(parsePath(path)).toEqual(parsed);
  },
);

test.each([
  ['/guides/a', { ...row, table: 'content', slug: 'a', parent: null, isFormer: true }, '/content/a'],
  ['/products/ps5', { ...row, table: 'products', slug: 'ps5', parent: null }, '/products/ps5'],
  ['/categories/page/2', { kind: 'list', table: 'categories', page: 2 }, '/categories/page/2'],
])('%s is parsed as %j, which is built as %s', (path, parsed, built) => {
  expect(parsePath(path)).toEqual(parsed);
  expect(buildPath(parsed as ParsedPath)).toBe(built);
});

test.each([
  '',
  'retailers',
  '/',
  '//',
  '/retailers/',
  '/a/b/c',
  '/og/a',
  '/sale-dates/online',
  '/api/a',
  '/retailers/a/b',
  '/gaming/ps5/page/2',
  '/products/directory/a/0',
  '/categories/a/b/c',
])('%j is neither the path of a list nor of a row', (path) => {
  expect(parsePath(path)).toBeNull();
});

test('a row of the database and a search result lead to the same page', () => {
  expect(pathOfRow('products', { slug: 'ps5', category: '' })).toBe('/products/ps5');
  expect(pathOfRow('subcategories', { slug: 'tvs', parent_category_slug: 'electronics' })).toBe(
    resultPath('category', { slug: 'tvs', category: 'electronics' }),
  );
  expect(resultPath('category', { slug: 'gaming', category: null })).toBe(
    rowPath('categories', { slug: 'gaming' }),
  );
  // A guide's category is only a label and does not appear in the guide's path.
  expect(resultPath('guide', { slug: 'a', category: 'Timing' })).toBe('/guides/a');
});

test('the first segments of the site’s own paths are reserved slugs', () => {
  expect(reservedSlugs('retailers')).toEqual(['directory']);
  expect(reservedSlugs('products')).toEqual(['directory']);
  expect(reservedSlugs('categories')).toEqual(FIRST_SEGMENTS);
  expect(FIRST_SEGMENTS.join(' ')).toContain('guides og people products retailers');
  expect(reservedSlugs('content')).toEqual([]);
});

/** The paths of all public pages, according to the files in app/. In each path, a star replaces every parameter. */
const onDisk = globSync('app/(public)/(site)/**/page.tsx').map((file) =>
  `/${file
    .split('/')
    .slice(3, -1)
    .filter((part) => !part.startsWith('('))
    .join('/')}`.replace(/\[\w+\]/g, '*'),
);
const form = (path: string) => path.replace(/\{\w+\}/g, '*');

test.each(ENTITY_TABLES)('%s: every page that the registry promises exists', (table) => {
  const { path, list, hasFurtherPages } = entityOf(table);
  expect(onDisk).toContain(form(path));
  expect(onDisk.includes(`${form(path)}/page/*`)).toBe(hasFurtherPages);
  expect(onDisk.includes(`/${table}`)).toBe(list !== undefined);
  expect(onDisk.includes(`/${table}/directory`)).toBe(Boolean(list?.hasDirectory));
  // Rewrites serve the further pages of the content list from files at other paths, such as /content/of/all/page/2.
  if (table !== 'content') expect(onDisk.includes(`/${table}/page/*`)).toBe(Boolean(list?.isPaged));
});
