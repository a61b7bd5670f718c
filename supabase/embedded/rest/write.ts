import { unsupported } from '../errors.ts';
import { readJson, readRows } from './body.ts';
import { ask, inTransaction, onlyRow, resultSql } from './execute.ts';
import type { Call, Result } from './execute.ts';
import { parseQuery, refuseArguments } from './parse-query.ts';
import { parseColumns } from './parse-select.ts';
import { countsResult, readPreferences, wantsObject } from './preferences.ts';
import type { Preferences } from './preferences.ts';
import type { ReadQuery } from './query-types.ts';
import { contentRange, requireFewEnough, requireOneRow, respond, rowsBody } from './respond.ts';
import type { Answer } from './respond.ts';
import type { Schema, Table } from './schema-types.ts';
import { Bindings, quote } from './sql-fields.ts';
import { ReadBuilder } from './sql-select.ts';
import { deleteSql, insertSql, returningSql, updateSql } from './sql-write.ts';

type Method = 'POST' | 'PATCH' | 'DELETE';

interface WriteRequest {
  call: Call;
  method: Method;
  table: Table;
  root: ReadQuery;
  preferences: Preferences;
  asObject: boolean;
}

async function writeSql(request: WriteRequest, bindings: Bindings, alias: string, returning: string) {
  const { call, method, table, root, preferences } = request;
  const write = { table, bindings, alias, returning };
  if (method === 'DELETE') return deleteSql(write, root);
  const params = new URL(call.request.url).searchParams;
  const columns = params.get('columns');
  const rows = readRows(await readJson(call.request), columns ? parseColumns(columns, 'columns') : null);
  if (method === 'PATCH') return updateSql(write, root, rows);
  if (root.where.length > 0) throw unsupported('A filter on an insert');
  const onConflict = params.get('on_conflict');
  return insertSql(write, rows, preferences, onConflict ? parseColumns(onConflict, 'on_conflict') : null);
}

interface Written extends Result {
  inserted: number | null;
}

function check({ preferences, asObject }: WriteRequest, result: Written): void {
  requireFewEnough(result.total ?? 0, preferences);
  if (asObject) requireOneRow(result.total ?? 0);
}

function statusOf(method: Method, preferences: Preferences, result: Written): number {
  if (method !== 'POST') return preferences.returns === 'representation' ? 200 : 204;
  // With merge-duplicates, an upsert that inserted no row has the status 200 instead of 201, even if its body had no
  // rows.
  const inserted = result.inserted ?? result.total ?? 0;
  const merged = preferences.resolution === 'merge-duplicates' && inserted <= 0;
  return merged ? 200 : 201;
}

function locationOf(table: Table, result: Written): string | undefined {
  const only = onlyRow(result);
  if (only === null || table.primaryKey.length === 0) return undefined;
  const row = JSON.parse(only) as Record<string, unknown>;
  const key = table.primaryKey.map((name) => `${name}=eq.${encodeURIComponent(String(row[name]))}`);
  return `/${table.name}?${key.join('&')}`;
}

function answerOf(request: WriteRequest, result: Written): Answer {
  const { method, preferences, table, asObject } = request;
  const total = countsResult(preferences) ? result.total : null;
  const answer: Answer = {
    status: statusOf(method, preferences, result),
    body: null,
    range: method === 'PATCH' ? contentRange(0, (result.total ?? 0) - 1, total) : contentRange(1, 0, total),
  };
  if (preferences.returns === 'representation') return { ...answer, ...rowsBody(result, asObject) };
  const location =
    preferences.returns === 'headers-only' && method === 'POST' ? locationOf(table, result) : undefined;
  return location === undefined ? answer : { ...answer, location };
}

/**
 * Returns the query that selects the columns for the response: the requested columns, the primary key for a Location
 * header, or no columns.
 */
function shownQuery({ root, preferences, table }: WriteRequest): ReadQuery {
  const shown: ReadQuery = { ...root, where: [] };
  if (preferences.returns === 'representation') return shown;
  const key = preferences.returns === 'headers-only' ? table.primaryKey : [];
  return {
    ...shown,
    order: [],
    select: key.map((name) => ({ kind: 'column', field: { name, path: [] }, alias: null, cast: null })),
  };
}

export async function writeTable(
  call: Call,
  schema: Schema,
  table: Table,
  method: Method,
): Promise<Response> {
  const { headers, url } = call.request;
  const { root, rest } = parseQuery(new URL(url).searchParams);
  refuseArguments(rest);
  if (root.limit !== null || root.offset > 0) throw unsupported('limit and offset on a write');
  const preferences = readPreferences(headers);
  const request: WriteRequest = { call, method, table, root, preferences, asObject: wantsObject(headers) };

  const bindings = new Bindings(call.claims.role);
  const builder = new ReadBuilder(schema, bindings, Infinity);
  const shown = shownQuery(request);
  const wanted = preferences.returns !== 'minimal' && shown.select.length > 0;
  const write = await writeSql(
    request,
    bindings,
    builder.alias(),
    returningSql(schema, table, shown, wanted),
  );
  const from = quote('pgrst_source');
  const { page } = builder.read(shown, { table, from, alias: builder.alias(), conditions: [] });
  const sql = resultSql(`with ${from} as (${write})`, page, `(select count(*)::int from ${from})`);
  const result = await inTransaction(call, false, async (tx) => {
    const rows = await ask(tx, sql, bindings);
    const setting = await tx.query<{ inserted: number | null }>(
      `select nullif(current_setting('pgrst.inserted', true), '')::int as inserted`,
    );
    const written: Written = { ...rows, inserted: setting.rows[0]?.inserted ?? null };
    check(request, written);
    return written;
  });
  return respond(answerOf(request, result), preferences);
}
