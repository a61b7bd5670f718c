import { DUE_TABLES } from '../../../lib/data/due-rows.ts';
import { pathOfRow, reservedSlugs } from '../../../lib/entities/path-grammar.ts';
import {
  ENTITIES,
  ENTITY_TABLES,
  entityOf,
  isSeenWithParent,
  MENU_LISTS,
  SEARCH_LISTS,
  TIMED_TABLES,
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
  const { nameColumn, parent, times, kinds } = entityOf(table);
  const columns = await names(
    `select column_name::text as name from information_schema.columns where table_schema = 'public' and table_name = $1`,
    [table],
  );
  expect(columns).toEqual(expect.arrayContaining(['id', 'slug', nameColumn, 'content_changed_at']));
  expect(columns.includes('is_published')).toBe(!isSeenWithParent(table));
  const timeColumns = ['published_at', 'publish_at', 'unpublish_at'];
  expect(timeColumns.filter((column) => columns.includes(column))).toEqual(
    times ? [times.start, times.end] : [],
  );
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

/** Returns the texts that the first group of `pattern` matches in the definition of a function. */
const namedIn = async (name: string, pattern: RegExp) => {
  const definition = String(await db.value('select pg_get_functiondef($1::regproc)', [name]));
  return [...new Set([...definition.matchAll(pattern)].map(([, text = '']) => text))].sort();
};

test('rows come due in the tables that the registry and the site know, and in no other', async () => {
  expect(await namedIn('public.came_due', /'([a-z_]+):'/g)).toEqual([...DUE_TABLES].sort());
  expect(await namedIn('public.publish_due', /update public\.([a-z_]+)/g)).toEqual([...TIMED_TABLES].sort());
});

test.each(TIMED_TABLES)('%s: a row comes due and changes at the times of the registry', async (table) => {
  const { start, end } = ENTITIES[table].times;
  const slug = String(goodRows[table]?.slug);
  const isPublished = () => db.value(`select is_published from public.${table} where slug = $1`, [slug]);
  const isDue = (at: string) =>
    db.value(`select public.came_due($1::timestamptz - interval '1 second', $1, '') ? $2`, [
      at,
      `${table}:${slug}`,
    ]);
  const publish = (at: string) =>
    db.query(`select public.publish_due($1::timestamptz - interval '1 second', $1)`, [at]);
  const [starts, ends] = ['2098-12-25T00:00:00Z', '2098-12-28T00:00:00Z'];
  // A row with `published_at` is published already, and is hidden until then.
  const isHidden = start === 'published_at';
  await db.query(`update public.${table} set ${start} = $2, ${end} = $3, is_published = $4 where slug = $1`, [
    ...[slug, starts, ends, isHidden],
  ]);
  expect([await isDue(starts), await isDue(ends), await isDue('2098-12-26')]).toEqual([true, true, false]);
  await publish(starts);
  expect(await isPublished()).toBe(true);
  await publish(ends);
  expect(await isPublished()).toBe(false);
  await db.query(`update public.${table} set ${start} = '2026-01-01', ${end} = null, is_published = true`);
});

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
