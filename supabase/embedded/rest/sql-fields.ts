import type { Claims } from '../transaction.ts';
import { ApiError, unsupported } from '../errors.ts';
import type { Field } from './query-types.ts';
import type { Column, Table } from './schema-types.ts';

/** Collects the values for the parameters of a statement. Values never become part of the statement's text. */
export class Bindings {
  readonly values: unknown[] = [];
  /** The role that will run the statement. */
  readonly role: Claims['role'];

  constructor(role: Claims['role']) {
    this.role = role;
  }

  bind(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export function columnOf(table: Table, name: string, shown = table.name): Column {
  const column = table.columns.get(name);
  if (column) return column;
  if (table.computed.has(name)) throw unsupported(`The computed column ${name}`);
  throw new ApiError({
    status: 400,
    code: '42703',
    message: `column ${shown}.${name} does not exist`,
  });
}

/** A table together with the alias that it has in a statement. */
export interface TableUse {
  table: Table;
  alias: string;
  /** The name of the table in PostgREST's error messages, if it differs from the table's own name. */
  shown?: string;
}

/** Returns the SQL expression of a column, or of the value at a JSON path in the column. */
export function fieldSql(bindings: Bindings, { table, alias, shown }: TableUse, field: Field): string {
  const column = columnOf(table, field.name, shown);
  const sql = `${quote(alias)}.${quote(field.name)}`;
  if (field.path.length === 0) return sql;
  const steps = field.path.map(({ asText, key, isIndex }) => {
    const cast = isIndex ? 'int' : 'text';
    return `${asText ? '->>' : '->'} ${bindings.bind(key)}::${cast}`;
  });
  return `(${column.isJson ? sql : `to_jsonb(${sql})`} ${steps.join(' ')})`;
}
