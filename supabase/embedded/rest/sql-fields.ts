import { ApiError } from '../errors.ts';
import type { Field } from './query-types.ts';
import type { Column, Table } from './schema-types.ts';

/** Collects the values of a statement. Values never become part of its text. */
export class Bindings {
  readonly values: unknown[] = [];

  bind(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export function columnOf(table: Table, name: string): Column {
  const column = table.columns.get(name);
  if (column) return column;
  throw new ApiError({
    status: 400,
    code: '42703',
    message: `column ${table.name}.${name} does not exist`,
  });
}

/** A column of the table known as `alias`, or what lies at a JSON path in it. */
export function fieldSql(bindings: Bindings, table: Table, alias: string, field: Field): string {
  const column = columnOf(table, field.name);
  const sql = `${quote(alias)}.${quote(field.name)}`;
  if (field.path.length === 0) return sql;
  const steps = field.path.map(({ asText, key, isIndex }) => {
    const cast = isIndex ? 'int' : 'text';
    return `${asText ? '->>' : '->'} ${bindings.bind(key)}::${cast}`;
  });
  return `(${column.isJson ? sql : `to_jsonb(${sql})`} ${steps.join(' ')})`;
}
