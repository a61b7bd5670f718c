import { pathOfRow, reservedSlugs } from '../../../lib/entities/path-grammar.ts';
import {
  ENTITY_TABLES,
  entityOf,
  isSeenWithParent,
  MENU_LISTS,
  SEARCH_LISTS,
} from '../../../lib/entities/registry.ts';
import { SITE_RESOURCES } from '../../../lib/imports/entities.ts';
import { goodRows } from './good-rows.ts';
import { openTestDatabase } from './open.ts';
import type { TestDatabase } from './open.ts';

// Some migrations repeat parts of lib/entities/registry in SQL. These tests fail if a migration forgets an entity.

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
  await db.insert('categories', { slug: 'parent', name: 'Parent', is_published: true });
  for (const table of ENTITY_TABLES) {
    await db.insert(table, {
      ...goodRows[table],
      ...(isSeenWithParent(table) ? {} : { is_published: true }),
    });
  }
});
afterAll(() => db.close());

const names = async (sql: string, params: unknown[] = []) =>
  (await db.query<{ name: string }>(sql, params)).rows.map(({ name }) => name);

/** Returns the quoted texts in the definition of a constraint. */
async function quoted(constraint: string): Promise<string[]> {
  const [definition = ''] = await names(
    'select pg_get_constraintdef(oid) as name from pg_constraint where conname = $1',
    [constraint],
  );
  return [...definition.matchAll(/'([^']+)'::text/g)].map(([, text = '']) => text);
}

test('every table with a slug is in the registry, except the legal pages', async () => {
  const tables = await names(`select columns.table_name::text as name from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and column_name = 'slug' and table_type = 'BASE TABLE'`);
  expect(tables.filter((table) => table !== 'legal_pages').sort()).toEqual([...ENTITY_TABLES].sort());
});

test.each(ENTITY_TABLES)('%s: the database and the form reserve the same slugs', async (table) => {
  expect((await quoted(`${table}_slug_is_no_route`)).sort()).toEqual([...reservedSlugs(table)].sort());
});

test.each(ENTITY_TABLES)('%s: the table has the columns that the registry names', async (table) => {
  const { nameColumn, parent, isScheduled, kinds } = entityOf(table);
  const columns = await names(
    `select column_name::text as name from information_schema.columns where table_schema = 'public' and table_name = $1`,
    [table],
  );
  expect(columns).toEqual(expect.arrayContaining(['id', 'slug', nameColumn, 'content_changed_at']));
  expect(columns.includes('is_published')).toBe(!isSeenWithParent(table));
  expect(columns.includes('published_at')).toBe(isScheduled);
  expect(columns.includes('aliases')).toBe(kinds.length > 0);
  if (parent) expect(columns).toContain(parent.column);
});

test.each(ENTITY_TABLES)(
  '%s: triggers keep its history, old addresses and search documents',
  async (table) => {
    const triggers = await names(
      `select distinct trigger_name::text as name from information_schema.triggers where event_object_table = $1`,
      [table],
    );
    const always = [
      'touch',
      'record_change',
      'note_content_change',
      'keep_old_address',
      'forget_old_addresses',
    ];
    expect(triggers).toEqual(expect.arrayContaining(always));
    expect(triggers.includes('keep_search_document')).toBe(entityOf(table).kinds.length > 0);
  },
);

test.each(ENTITY_TABLES)('%s: the database and the site build the same path', async (table) => {
  const column = entityOf(table).parent?.column ?? 'none';
  const rows = [{ slug: 'a', [column]: 'b' }, ...(isSeenWithParent(table) ? [] : [{ slug: 'a' }])];
  for (const row of rows) {
    expect(await db.value('select private.public_path($1, $2)', [table, row])).toBe(pathOfRow(table, row));
  }
});

test.each(ENTITY_TABLES)(
  '%s: the sitemap counts and lists its rows, with the data for their URLs',
  async (table) => {
    const [counted] = await db.as('anon', 'select public.sitemap_counts() as counts');
    expect(Object.keys(counted?.counts as object).sort()).toEqual([...ENTITY_TABLES].sort());
    const [listed] = await db.as('anon', 'select public.sitemap_part($1, 0, 10) as rows', [table]);
    const row = goodRows[table] ?? {};
    expect(listed?.rows).toContainEqual(
      expect.objectContaining({
        slug: row.slug,
        category: row[entityOf(table).parent?.column ?? ''] ?? null,
      }),
    );
  },
);

test('search has the lists of the registry, in their order, and finds a row of each table', async () => {
  const find = async (query: string) =>
    (await db.value('select public.search_site($1)', [query])) as Record<
      string,
      { slug: string; type: string }[]
    >;
  expect(await find('nothing like this')).toMatchObject({ order: SEARCH_LISTS });
  for (const table of ENTITY_TABLES) {
    const { kinds, nameColumn } = entityOf(table);
    const { slug, [nameColumn]: name } = goodRows[table] ?? {};
    const found = await find(String(name));
    const isFound = kinds.some(({ list, type }) =>
      found[list]?.some((item) => item.slug === slug && item.type === type),
    );
    expect([table, isFound]).toEqual([table, kinds.length > 0]);
  }
});

test('a menu can show the lists of the registry', async () => {
  expect((await quoted('navigation_menu_dropdown_type_check')).sort()).toEqual([...MENU_LISTS].sort());
});

test('an import may write every entity of the site', async () => {
  const tables = SITE_RESOURCES.map(({ table }) => table as string);
  expect((await quoted('import_rows_table_name_check')).sort()).toEqual(tables.sort());
});

test('the redirect from an old address leads to the path that the site builds', async () => {
  for (const table of ENTITY_TABLES) {
    const row = goodRows[table] ?? {};
    await db.query(`update public.${table} set slug = 'renamed' where slug = $1`, [row.slug]);
    const path = pathOfRow(table, { ...row, slug: 'renamed' });
    expect(await names('select to_path as name from public.redirects where to_path = $1', [path])).toEqual([
      path,
    ]);
  }
});
