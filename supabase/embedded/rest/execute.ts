import type { Context } from '../context.ts';
import type { Claims, Tx } from '../transaction.ts';
import { toApiError } from './postgres-errors.ts';
import type { Bindings } from './sql-fields.ts';

export interface Call {
  context: Context;
  claims: Claims;
  request: Request;
  /** The request's path without the prefix /rest/v1, as PostgREST sees it. */
  path: string;
}

/** The result of running a statement that `resultSql` returned. */
export interface Result {
  /** The rows as the text of a JSON array, which Postgres has built. */
  body: string;
  rows: number;
  total: number | null;
}

/**
 * Returns a statement that makes Postgres convert the rows of the query `page` to JSON. `total` is an SQL expression
 * for the total number of rows, or null.
 */
export function resultSql(prefix: string, page: string, total: string | null): string {
  return (
    `${prefix} select coalesce(json_agg(pgrst_page), '[]')::text as body, ` +
    `count(*)::int as rows, ${total ?? 'null::int'} as total from (${page}) as pgrst_page`
  );
}

export async function ask(tx: Tx, sql: string, bindings: Bindings): Promise<Result> {
  const { rows } = await tx.query<Result>(sql, bindings.values);
  return rows[0] ?? { body: '[]', rows: 0, total: null };
}

/**
 * Runs `work` in a transaction in the role of the request's caller. The transaction has the same settings as in
 * PostgREST (`request.method` and others).
 */
export async function inTransaction<T>(
  call: Call,
  readOnly: boolean,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const settings = {
    'request.method': call.request.method,
    'request.path': call.path,
    'request.headers': JSON.stringify(Object.fromEntries(call.request.headers)),
    'request.cookies': '{}',
  };
  try {
    return await call.context.db.asRole(call.claims, work, { readOnly, settings });
  } catch (error) {
    throw toApiError(error, call.claims.role === 'anon');
  }
}

/**
 * Returns the row as JSON if the result has exactly one row, otherwise null. Postgres returns this row in an array,
 * `[row]`, so the brackets are removed.
 */
export function onlyRow(result: Result): string | null {
  return result.rows === 1 ? result.body.slice(1, -1) : null;
}
