import type { Database } from '../database.ts';
import { buildRelations } from './relations.ts';
import type { ForeignKey } from './relations.ts';
import { FOREIGN_KEYS, FUNCTIONS, TABLES } from './schema-sql.ts';
import type { Column, RpcFunction, Schema, Table } from './schema-types.ts';

interface TableRow {
  name: string;
  isView: boolean;
  columns: Column[];
  primaryKey: string[];
  uniques: string[][];
  computed: string[];
}

interface Argument {
  name: string;
  mode: string;
  type: string;
}

interface FunctionRow {
  name: string;
  isVolatile: boolean;
  isVariadic: boolean;
  returnsSet: boolean;
  isVoid: boolean;
  isComposite: boolean;
  table: string | null;
  defaults: number;
  description: string | null;
  arguments: Argument[];
}

function columnMap(columns: Column[]): Map<string, Column> {
  return new Map(columns.map((column) => [column.name, column]));
}

function resultTable(row: FunctionRow, tables: Map<string, Table>): Table | null {
  if (!row.isComposite) return null;
  const known = row.table === null ? undefined : tables.get(row.table);
  if (known) return known;
  const columns = row.arguments
    .filter((argument) => 'tob'.includes(argument.mode))
    .map(({ name, type }) => ({ name, type, isJson: type === 'json' || type === 'jsonb', default: null }));
  // The columns of a function's result are treated as a table named `pgrst_call`, as in PostgREST's messages. No real
  // table has this name, so nothing can be embedded.
  return {
    name: 'pgrst_call',
    isView: false,
    columns: columnMap(columns),
    primaryKey: [],
    computed: new Set(),
  };
}

/**
 * Compares two functions of the same name, for sorting them in PostgREST's order: by the number of parameters, then by
 * the comment, then by each parameter's name and type.
 */
function compareFunctions(a: RpcFunction, b: RpcFunction): number {
  const key = ({ description, parameters }: RpcFunction) => [
    description ?? '',
    ...parameters.flatMap(({ name, type }) => [name, type]),
  ];
  const [one, other] = [key(a), key(b)];
  const at = one.findIndex((part, index) => part !== other[index]);
  const byText = at < 0 ? 0 : (one[at] ?? '') < (other[at] ?? '') ? -1 : 1;
  return a.parameters.length - b.parameters.length || byText;
}

function toFunction(row: FunctionRow, tables: Map<string, Table>): RpcFunction {
  const inputs = row.arguments.filter((argument) => 'ibv'.includes(argument.mode));
  const required = inputs.length - row.defaults;
  return {
    name: row.name,
    parameters: inputs.map(({ name, type }, index) => ({ name, type, required: index < required })),
    isVolatile: row.isVolatile,
    isVariadic: row.isVariadic,
    returnsSet: row.returnsSet,
    description: row.description,
    returns: row.isVoid ? 'void' : row.isComposite ? 'composite' : 'scalar',
    resultTable: resultTable(row, tables),
  };
}

async function readSchema(db: Database): Promise<Schema> {
  const ask = async <T>(sql: string): Promise<T[]> =>
    (await db.query<{ value: T[] }>(sql)).rows[0]?.value ?? [];
  const tableRows = await ask<TableRow>(TABLES);
  const tables = new Map<string, Table>();
  for (const { name, isView, columns, primaryKey, computed } of tableRows) {
    tables.set(name, { name, isView, columns: columnMap(columns), primaryKey, computed: new Set(computed) });
  }
  const uniques = new Map(tableRows.map((row) => [row.name, row.uniques]));
  const relations = buildRelations(await ask<ForeignKey>(FOREIGN_KEYS), tables, uniques);
  const functions = new Map<string, RpcFunction[]>();
  for (const row of await ask<FunctionRow>(FUNCTIONS)) {
    functions.set(row.name, [...(functions.get(row.name) ?? []), toFunction(row, tables)]);
  }
  for (const overloads of functions.values()) overloads.sort(compareFunctions);
  return { tables, relations, functions };
}

const schemas = new WeakMap<Database, Promise<Schema>>();

/**
 * Loads the schema at the first request and keeps it. The schema does not change later, because migrations run before
 * the first request.
 */
export function loadSchema(db: Database): Promise<Schema> {
  const known = schemas.get(db);
  if (known) return known;
  const schema = readSchema(db);
  schemas.set(db, schema);
  schema.catch(() => schemas.delete(db));
  return schema;
}
