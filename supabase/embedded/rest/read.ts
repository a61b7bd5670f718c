import { ask, inTransaction, resultSql } from './execute.ts';
import type { Call } from './execute.ts';
import { parseQuery, rangeError, refuseArguments } from './parse-query.ts';
import { readPreferences, wantsObject } from './preferences.ts';
import type { ReadQuery } from './query-types.ts';
import { readAnswer, respond } from './respond.ts';
import type { Schema, Table } from './schema-types.ts';
import { Bindings } from './sql-fields.ts';
import { ReadBuilder, tableSql } from './sql-select.ts';

/** The header `Range: 0-9` narrows what limit and offset ask for. */
export function applyRangeHeader(query: ReadQuery, headers: Headers): void {
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

export async function readTable(call: Call, schema: Schema, table: Table): Promise<Response> {
  const preferences = readPreferences(call.request.headers);
  const asObject = wantsObject(call.request.headers);
  const { root, rest } = parseQuery(new URL(call.request.url).searchParams);
  refuseArguments(rest);
  applyRangeHeader(root, call.request.headers);
  const bindings = new Bindings();
  const builder = new ReadBuilder(schema, bindings);
  const source = { table, from: tableSql(table.name), alias: builder.alias(), conditions: [] };
  const { page, count } = builder.read(root, source);
  const sql = resultSql('', page, preferences.count ? `(${count})` : null);
  const result = await inTransaction(call, true, (tx) => ask(tx, sql, bindings));
  return respond(readAnswer(result, root.offset, asObject), preferences);
}
