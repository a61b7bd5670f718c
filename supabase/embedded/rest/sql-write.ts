import { ApiError, unsupported } from '../errors.ts';
import type { Rows } from './body.ts';
import type { Preferences } from './preferences.ts';
import type { ReadQuery } from './query-types.ts';
import { findRelation } from './relations.ts';
import type { Column, Schema, Table } from './schema-types.ts';
import { conditionSql } from './sql-filters.ts';
import { columnOf, quote } from './sql-fields.ts';
import type { Bindings } from './sql-fields.ts';
import { tableSql } from './sql-select.ts';

/**
 * The parts from which the SQL statement of a write (insert, update or delete) is built. The statement is later wrapped
 * in a CTE: `with … as (<statement>)`.
 */
interface Write {
  table: Table;
  bindings: Bindings;
  alias: string;
  returning: string;
}

function bodyColumn(table: Table, name: string): Column {
  const column = table.columns.get(name);
  if (column) return column;
  throw new ApiError({
    status: 400,
    code: 'PGRST204',
    message: `Could not find the '${name}' column of '${table.name}' in the schema cache`,
  });
}

/**
 * Returns the columns after RETURNING: only those that the response needs, because the caller may have no right to read
 * other columns.
 */
export function returningSql(schema: Schema, table: Table, query: ReadQuery, wanted: boolean): string {
  if (!wanted) return '1';
  const names = new Set<string>();
  for (const item of query.select) {
    if (item.kind === 'star') return '*';
    if (item.kind === 'column') names.add(columnOf(table, item.field.name).name);
    else {
      const relation = findRelation(schema, table.name, item.target, item.hint);
      for (const [own] of relation.junction?.fromColumns ?? relation.columns) names.add(own);
    }
  }
  for (const term of query.order) names.add(columnOf(table, term.field.name).name);
  return names.size === 0 ? '1' : [...names].map(quote).join(', ');
}

function recordColumns(columns: Column[]): string {
  return columns.map((column) => `${quote(column.name)} ${column.type}`).join(', ');
}

function insertSource(bindings: Bindings, rows: Rows, columns: Column[], missingDefault: boolean): string {
  const record = `as pgrst_body(${recordColumns(columns)})`;
  const defaults = columns.filter((column) => column.default !== null);
  const body = bindings.bind(rows.text);
  if (!missingDefault || defaults.length === 0) return `json_to_recordset(${body}::json) ${record}`;
  const pairs = defaults.map((column) => `${bindings.bind(column.name)}::text, ${column.default}`);
  return (
    `jsonb_to_recordset((select jsonb_agg(jsonb_build_object(${pairs.join(', ')}) || pgrst_element) ` +
    `from jsonb_array_elements(${body}::jsonb) as pgrst_element)) ${record}`
  );
}

/**
 * Returns SQL that adds `step` to a counter: a transaction setting with the number of rows that an upsert has inserted.
 * The upsert adds 1 for each row. If it then updates an existing row instead of inserting one, it adds -1.
 */
function countInserted(step: 1 | -1): string {
  return `set_config('pgrst.inserted', (coalesce(nullif(current_setting('pgrst.inserted', true), ''), '0')::int + ${step})::text, true) is not null`;
}

function conflictSql(
  table: Table,
  columns: Column[],
  preferences: Preferences,
  target: string[] | null,
): string {
  if (preferences.resolution === null) return '';
  if (target === null && table.isView)
    throw unsupported(`An upsert on the view ${table.name} without on_conflict`);
  const key = target ?? table.primaryKey;
  if (key.length === 0) return '';
  const on = ` on conflict (${key.map((name) => quote(bodyColumn(table, name).name)).join(', ')})`;
  if (preferences.resolution === 'ignore-duplicates') return `${on} do nothing`;
  const set = columns.map((column) => `${quote(column.name)} = excluded.${quote(column.name)}`);
  return `${on} do update set ${set.join(', ')} where ${countInserted(-1)}`;
}

export function insertSql(
  write: Write,
  rows: Rows,
  preferences: Preferences,
  onConflict: string[] | null,
): string {
  const { table, bindings, alias, returning } = write;
  const columns = rows.columns.map((name) => bodyColumn(table, name));
  const into = `insert into ${tableSql(table.name)} as ${quote(alias)}`;
  if (columns.length === 0) {
    if (rows.count > 1) throw unsupported('Inserting several rows without any column');
    const conflict = preferences.resolution === 'ignore-duplicates' ? ' on conflict do nothing' : '';
    return rows.count === 0
      ? `select ${returning} from ${tableSql(table.name)} where false`
      : `${into} default values${conflict} returning ${returning}`;
  }
  const names = columns.map((column) => quote(column.name)).join(', ');
  const source = insertSource(bindings, rows, columns, preferences.missingDefault);
  const counted = preferences.resolution === 'merge-duplicates' ? ` where ${countInserted(1)}` : '';
  const conflict = conflictSql(table, columns, preferences, onConflict);
  return `${into} (${names}) select ${names} from ${source}${counted}${conflict} returning ${returning}`;
}

/**
 * Returns the conditions after WHERE. Throws if the write has no filter, because it would change the whole table. On
 * hosted projects, pg-safeupdate does the same.
 */
function whereSql(write: Write, query: ReadQuery, verb: string): string {
  if (query.where.length === 0) {
    throw new ApiError({ status: 400, code: '21000', message: `${verb} requires a WHERE clause` });
  }
  const scope = { ...write, embedded: () => null };
  return query.where.map((condition) => conditionSql(scope, condition)).join(' and ');
}

export function updateSql(write: Write, query: ReadQuery, rows: Rows): string {
  const { table, bindings, alias, returning } = write;
  if (rows.count > 1) throw unsupported('An update with a list of rows');
  const columns = rows.columns.map((name) => bodyColumn(table, name));
  // An update without columns changes no row, so it needs no filter.
  if (columns.length === 0) return `select ${returning} from ${tableSql(table.name)} where false`;
  const where = whereSql(write, query, 'UPDATE');
  const set = columns.map(({ name }) => `${quote(name)} = pgrst_body.${quote(name)}`);
  const source = `json_to_recordset(${bindings.bind(rows.text)}::json) as pgrst_body(${recordColumns(columns)})`;
  const own = returning === '1' ? '1' : qualified(returning, alias);
  return (
    `update ${tableSql(table.name)} as ${quote(alias)} set ${set.join(', ')} from ${source} ` +
    `where ${where} returning ${own}`
  );
}

/**
 * Puts the table's alias before each returned column. Without the alias, a column would be ambiguous, because the body
 * of an update has columns of the same names.
 */
function qualified(returning: string, alias: string): string {
  return returning === '*'
    ? `${quote(alias)}.*`
    : returning
        .split(', ')
        .map((column) => `${quote(alias)}.${column}`)
        .join(', ');
}

export function deleteSql(write: Write, query: ReadQuery): string {
  const where = whereSql(write, query, 'DELETE');
  return `delete from ${tableSql(write.table.name)} as ${quote(write.alias)} where ${where} returning ${write.returning}`;
}
