import type { Tx } from '../transaction.ts';
import { ask, inTransaction, resultSql } from './execute.ts';
import type { Call } from './execute.ts';
import { parseQuery, rangeError, refuseArguments } from './parse-query.ts';
import { countsResult, readPreferences, wantsObject } from './preferences.ts';
import type { ReadQuery } from './query-types.ts';
import { readAnswer, respond } from './respond.ts';
import type { Schema, Table } from './schema-types.ts';
import { Bindings } from './sql-fields.ts';
import { MAX_ROWS, ReadBuilder, tableSql } from './sql-select.ts';
import type { ReadSql } from './sql-select.ts';

/** Applies the Range header of a GET request (`Range: 0-9`) in addition to the parameters `limit` and `offset`. */
export function applyRangeHeader(query: ReadQuery, { method, headers }: Request): void {
  if (method !== 'GET') return;
  const range = /^(?:items=)?(\d+)-(\d*)$/.exec(headers.get('range') ?? '');
  if (!range) return;
  const first = Number(range[1]);
  const last = range[2] ? Number(range[2]) : Infinity;
  if (last < first) {
    throw rangeError(
      'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    );
  }
  const end = Math.min(last + 1, query.limit === null ? Infinity : query.offset + query.limit);
  query.offset = Math.max(first, query.offset);
  query.limit = end === Infinity ? null : Math.max(0, end - query.offset);
}

function select(schema: Schema, table: Table, root: ReadQuery, bindings: Bindings): ReadSql {
  const builder = new ReadBuilder(schema, bindings);
  return builder.read(root, {
    table,
    from: tableSql(table.name),
    alias: builder.alias(),
    conditions: [],
  });
}

/** Returns how many rows the query planner expects, for `count=planned`. */
async function plannedRows(tx: Tx, schema: Schema, table: Table, root: ReadQuery): Promise<number> {
  // The estimate may run as service_role, because the query for the rows has already checked the caller's rights.
  const bindings = new Bindings('service_role');
  const { counted } = select(schema, table, root, bindings);
  // Keeps only those values that this part of the statement uses, because Postgres cannot infer the types of unused
  // values.
  const values: unknown[] = [];
  const sql = counted.replaceAll(/"(?:[^"]|"")*"|\$(\d+)/g, (text, place?: string) => {
    if (place === undefined) return text;
    return `$${values.push(bindings.values[Number(place) - 1])}`;
  });
  const { rows } = await tx.query<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    `explain (format json) ${sql}`,
    values,
  );
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}

export async function readTable(call: Call, schema: Schema, table: Table): Promise<Response> {
  const preferences = readPreferences(call.request.headers);
  const asObject = wantsObject(call.request.headers);
  const { root, rest } = parseQuery(new URL(call.request.url).searchParams);
  refuseArguments(rest);
  applyRangeHeader(root, call.request);
  const bindings = new Bindings(call.claims.role);
  const { page, count } = select(schema, table, root, bindings);
  const sql = resultSql('', page, countsResult(preferences) ? `(${count})` : null);
  const result = await inTransaction(call, true, async (tx) => {
    const found = await ask(tx, sql, bindings);
    const { total } = found;
    const isPlanned = preferences.count === 'planned';
    if (!isPlanned && !(preferences.count === 'estimated' && (total ?? 0) > MAX_ROWS)) return found;
    return { ...found, total: Math.max(total ?? 0, await plannedRows(tx, schema, table, root)) };
  });
  const applied = preferences.applied.filter((word) => /^(?:count|handling)=/.test(word));
  return respond(readAnswer(result, root.offset, asObject), { ...preferences, applied });
}
