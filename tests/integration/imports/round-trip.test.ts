import type { Json } from '@/lib/schema/database.types';
import type { Resource, Row } from '@/lib/resources/resource';
import { goodRows } from '../database/good-rows.ts';
import { database, db, importRows, outcomes } from './import-site.ts';
import type { Cells } from './stage-rows.ts';

const { exportRows } = await import('@/lib/data/admin/export');
const { IMPORTABLE, keyOfCells } = await import('@/lib/imports/entities');
const { guessMapping } = await import('@/lib/imports/mapping');
const { parseFile } = await import('@/lib/imports/parse-file');
const { readListQuery } = await import('@/lib/resources/list-query');
const { exportResponse } = await import('@/lib/services/rows/export-response');

// The file that a list exports can be imported again: over the same rows, and after their deletion.

const FORMATS = ['csv', 'json'] as const;
type Format = (typeof FORMATS)[number];

/** A name that a spreadsheet or a parser could change. */
const HARD = '=1+1, "quoted"; é 👍';

/** Returns a valid row of a table. */
const rowOf = (table: string): Row => ({
  ...(goodRows[table] as Row),
  ...Object.fromEntries(
    ['name', 'title', 'label'].flatMap((name) => (name in (goodRows[table] ?? {}) ? [[name, HARD]] : [])),
  ),
  // In the past, this time would publish the row.
  ...('publish_at' in (goodRows[table] ?? {}) && { publish_at: '2999-12-20', unpublish_at: '2999-12-27' }),
});

beforeEach(async () => {
  await database.exec(`delete from public.jobs; delete from public.imports; delete from public.redirects`);
  for (const { table } of IMPORTABLE.toReversed()) await database.exec(`delete from public.${table}`);
  await database.insert('categories', { slug: 'parent', name: 'Parent' });
  await database.insert('retailers', { slug: 'parent', name: 'Parent', cta_url: 'https://shop.example' });
});

/** Exports the list of an entity, and reads the file as the import's screen does. */
async function exported(resource: Resource, format: Format): Promise<{ key: string; cells: Cells }[]> {
  const batches = exportRows(db, resource, { query: readListQuery(resource, {}), ids: [] });
  const file = await (await exportResponse(resource.key, batches, format)).blob();
  const contents = await parseFile(file);
  if (!('rows' in contents)) throw new Error('This is the file of a whole site');
  const mapping = guessMapping(resource, contents.columns);
  const rows = [];
  for await (const row of contents.rows()) {
    const cells = Object.fromEntries(
      Object.entries(mapping).flatMap(([column, name]): [string, Json][] => {
        const cell = row[column];
        return name && cell !== undefined ? [[name, cell]] : [];
      }),
    );
    rows.push({ key: keyOfCells(resource, cells), cells });
  }
  return rows;
}

/** Returns the rows of a table, without the times at which they were written. */
async function stored(table: string): Promise<Row[]> {
  const { rows } = await database.query<{ row: Row }>(
    `select to_jsonb(t) - array['created_at', 'updated_at', 'content_changed_at'] as row from public.${table} as t
     order by id`,
  );
  return rows.map(({ row }) => row);
}

test.each(IMPORTABLE.flatMap(({ key }) => FORMATS.map((format) => [key, format] as const)))(
  'the rows of %s can be imported again from their %s file',
  async (key, format) => {
    const resource = IMPORTABLE.find((each) => each.key === key);
    if (!resource) throw new Error(`There is no entity ${key}`);
    const { table } = resource;
    await database.insert(table, rowOf(table));
    const before = await stored(table);
    const rows = await exported(resource, format);
    const same = await importRows({ entity: key, table, rows });
    expect(await outcomes(same)).toEqual(rows.map(() => 'skipped'));
    const own = rows.filter(({ key: name }) => name !== 'parent');
    await database.query(`delete from public.${table} where id = any ($1)`, [
      own.map(({ cells }) => cells.id),
    ]);
    const again = await importRows({ entity: key, table, rows: own });
    expect(await outcomes(again)).toEqual(['created']);
    expect(await stored(table)).toEqual(before);
  },
);
