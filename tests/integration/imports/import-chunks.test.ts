import { ADMIN_ID, openTestDatabase, type TestDatabase } from '../database/open.ts';
import { stageRows } from './stage-rows.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
  await db.exec(`insert into public.categories (slug, name) values ('audio', 'Audio'), ('garden', 'Garden');
    insert into public.subcategories (slug, name, parent_category_slug) values ('mowers', 'Mowers', 'garden')`);
});
afterAll(() => db.close());
beforeEach(() =>
  db.exec(`delete from public.imports; delete from public.products; delete from public.audit_log;
    delete from public.revisions; delete from public.jobs`),
);

type Cells = Record<string, string | boolean | null>;

/** Stages products: stores them as rows of an import that is not yet written. Returns the import's id. */
const stage = (rows: Cells[]) =>
  stageRows(db, {
    ...{ entity: 'products', table: 'products' },
    rows: rows.map((cells) => ({ key: cells.slug, cells })),
  });

type Pass = 'dry' | 'rows';

/** Writes the rows as one chunk, as the job does with rows that it has checked. */
async function write(id: string, rows: Cells[], pass: Pass = 'rows'): Promise<unknown[]> {
  const chunk = rows.map((cells, index) => ({
    ...{ line: index + 1, match: { slug: cells.slug }, exists: false, created: cells, changed: cells },
  }));
  const [row] = await db.as('service', 'select public.import_chunk($1, $2, $3) as writes', [
    id,
    JSON.stringify(chunk),
    pass,
  ]);
  return row?.writes as unknown[];
}

const undo = (id: string, to: number) =>
  db.as('service', 'select public.undo_import_chunk($1, $2, 1)', [id, to]);

const linesOf = async (id: string, column: string) =>
  (
    await db.query<{ value: unknown }>(
      `select ${column} as value from private.import_rows where import_id = $1 order by line`,
      [id],
    )
  ).rows.map(({ value }) => value);
const slugs = async () =>
  (await db.query<{ slug: string }>('select slug from public.products order by slug')).rows.map(
    ({ slug }) => slug,
  );
const count = (table: string) => db.value(`select count(*)::int from ${table}`);

const product = (slug: string, more: Cells = {}): Cells => ({
  ...{ slug, name: `Product ${slug}`, category: 'audio', is_published: true },
  ...more,
});

test('among rows that are written together, one that the database refuses fails alone and says why', async () => {
  const rows = ['a', 'b', 'c', 'd'].map((slug) => product(slug));
  rows[2] = product('c', { subcategory: 'mowers' });
  rows[3] = product('d', { subcategory: null });
  const id = await stage(rows);
  await write(id, rows, 'dry');
  expect(await linesOf(id, 'checked')).toEqual(['created', 'created', 'failed', 'created']);
  expect(await slugs()).toEqual([]);
  expect(await write(id, rows)).toHaveLength(3);
  expect(await linesOf(id, 'outcome')).toEqual(['created', 'created', 'failed', 'created']);
  expect(await linesOf(id, `error ->> 'message'`)).toEqual([
    ...[null, null, 'The subcategory "mowers" belongs to another category', null],
  ]);
  expect(await slugs()).toEqual(['a', 'b', 'd']);
});

test('rows that are written together get their history, search documents and outcomes once, also if the chunk is repeated', async () => {
  const rows = Array.from({ length: 250 }, (_, index) => product(`p-${index}`));
  const id = await stage(rows);
  const writes = await write(id, rows);
  expect(writes).toHaveLength(250);
  expect(writes).toContainEqual({
    ...{ table: 'products', old_record: null, record: { slug: 'p-7', retailer_slug: null }, is_moved: false },
  });
  await write(id, rows);
  const tables = ['public.products', 'public.audit_log', 'public.revisions', 'private.search_products'];
  expect(await Promise.all(tables.map(count))).toEqual([250, 250, 250, 250]);
  const [logged] = (
    await db.query(`select actor, action, row_slug, changed from public.audit_log where row_slug = 'p-7'`)
  ).rows;
  expect(logged).toMatchObject({
    ...{ actor: ADMIN_ID, action: 'insert', row_slug: 'p-7' },
    changed: { name: { old: null, new: 'Product p-7' } },
  });
  expect(
    await db.value(`select number || ' ' || (snapshot ->> 'slug') from public.revisions
      where row_id = (select id from public.products where slug = 'p-7')`),
  ).toBe('1 p-7');
  expect(
    await db.value(`select row_id = product.id from private.import_rows, public.products as product
    where product.slug = key and key = 'p-7'`),
  ).toBe(true);
  await undo(id, 250);
  expect(await slugs()).toEqual([]);
});

test('a row that appears between the check and the write is updated, and its neighbours are created', async () => {
  const rows = ['a', 'b', 'c'].map((slug) => product(slug));
  const id = await stage(rows);
  await db.insert('products', product('b', { name: 'Of somebody else' }));
  await write(id, rows);
  expect(await linesOf(id, 'outcome')).toEqual(['created', 'updated', 'created']);
});

test('two lines with the same key or the same id fail, except the first', async () => {
  const same = '00000000-0000-4000-8000-00000000000a';
  const rows = [product('a'), product('a'), product('b', { id: same }), product('c', { id: same })];
  const id = await stage(rows);
  await write(id, rows);
  expect(await linesOf(id, 'outcome')).toEqual(['created', 'failed', 'created', 'failed']);
  expect(await slugs()).toEqual(['a', 'b']);
});

test('old imports are tidied up: what wrote nothing is deleted, and what was written can still be undone', async () => {
  const rows = [product('a'), product('b', { subcategory: 'mowers' }), product('c')];
  const [written, unused, recent] = await Promise.all([stage(rows), stage(rows), stage(rows)]);
  await write(written, rows);
  await db.exec(`update public.imports set created_at = now() - interval '31 days' where id <> '${recent}';
    update public.imports set state = 'written' where id = '${written}'`);
  // An import is kept while its job is still running.
  const running = await stage(rows);
  await db.exec(`update public.imports set created_at = now() - interval '31 days' where id = '${running}';
    insert into public.jobs (kind, lane, input, state) values
      ('check-import', 'long', '{"import": "${running}"}', 'running')`);
  const tidy = () => db.value('select private.tidy_up_imports(2)');
  expect([await tidy(), await tidy(), await tidy(), await tidy()]).toEqual([2, 2, 2, 0]);
  const left = await db.query<{ id: string }>('select id from public.imports');
  expect(left.rows.map((row) => row.id).sort()).toEqual([written, recent, running].sort());
  expect(await linesOf(unused, 'line')).toEqual([]);
  expect(await linesOf(recent, `cells ->> 'name'`)).toEqual(rows.map(({ name }) => name));
  // Only the failed row keeps the contents of its cells, so that an editor can still download that row.
  expect(await linesOf(written, `cells ->> 'name'`)).toEqual([null, 'Product b', null]);
  expect(await linesOf(written, `cells ? 'name'`)).toEqual([true, true, true]);
  await undo(written, 3);
  expect([await linesOf(written, 'undone'), await slugs()]).toEqual([['yes', null, 'yes'], []]);
});

test('statistics of the staged lines are collected on request', async () => {
  await stage(Array.from({ length: 250 }, (_, index) => product(`staged-${index}`)));
  const known = () => db.value(`select reltuples::int from pg_class where relname = 'import_rows'`);
  expect(await known()).not.toBe(250);
  await db.as('service', 'select public.analyse_import_rows()');
  expect(await known()).toBe(250);
});
