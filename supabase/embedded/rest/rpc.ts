import { ApiError, unsupported } from '../errors.ts';
import { isJsonObject, readJson } from './body.ts';
import type { JsonBody } from './body.ts';
import { ask, inTransaction, onlyRow, resultSql } from './execute.ts';
import type { Call, Result } from './execute.ts';
import { parseQuery, refuseArguments } from './parse-query.ts';
import { countsResult, readPreferences, wantsObject } from './preferences.ts';
import type { Preferences } from './preferences.ts';
import type { ReadQuery } from './query-types.ts';
import { applyRangeHeader } from './read.ts';
import { readAnswer, requireFewEnough, respond } from './respond.ts';
import { findFunction } from './rpc-lookup.ts';
import type { Parameter, RpcFunction, Schema } from './schema-types.ts';
import { Bindings, quote } from './sql-fields.ts';
import { MAX_ROWS, ReadBuilder, tableSql } from './sql-select.ts';

interface Arguments {
  names: string[];
  /** The arguments: a JSON object, or the query parameters of a GET request. */
  given: JsonBody | Map<string, string>;
}

function valueSql(bindings: Bindings, parameter: Parameter, args: Map<string, string>): string {
  return `${quote(parameter.name)} := ${bindings.bind(args.get(parameter.name))}::${parameter.type}`;
}

/** Returns the SQL after FROM that calls the function. Each argument has a name and is cast to its declared type. */
function callSql(bindings: Bindings, fn: RpcFunction, args: Arguments): string {
  const used = fn.parameters.filter((parameter) => args.names.includes(parameter.name));
  const name = tableSql(fn.name);
  const { given } = args;
  if (given instanceof Map) {
    return `${name}(${used.map((parameter) => valueSql(bindings, parameter, given)).join(', ')}) as pgrst_call`;
  }
  if (used.length === 0) return `${name}() as pgrst_call`;
  const record = used.map((parameter) => `${quote(parameter.name)} ${parameter.type}`).join(', ');
  const named = used.map(({ name: own }) => `${quote(own)} := pgrst_args.${quote(own)}`).join(', ');
  const from = `json_to_record(${bindings.bind(given.text)}::json) as pgrst_args(${record})`;
  return `${from}, lateral ${name}(${named}) as pgrst_call`;
}

function isPlain(query: ReadQuery): boolean {
  const [only, ...others] = query.select;
  const shaped = query.where.length > 0 || query.order.length > 0 || query.limit !== null || query.offset > 0;
  return !shaped && others.length === 0 && only?.kind === 'star';
}

interface RpcRequest {
  schema: Schema;
  fn: RpcFunction;
  args: Arguments;
  root: ReadQuery;
  preferences: Preferences;
}

function compositeSql({ schema, fn, args, root, preferences }: RpcRequest, bindings: Bindings): string {
  const table = fn.resultTable;
  if (!table) throw unsupported(`The result of the function ${fn.name}`);
  const source = `pgrst_source as materialized (select pgrst_call.* from ${callSql(bindings, fn, args)})`;
  const builder = new ReadBuilder(schema, bindings);
  const from = { table, from: 'pgrst_source', alias: builder.alias(), conditions: [] };
  const { page, count } = builder.read(root, from);
  return resultSql(`with ${source}`, page, countsResult(preferences) ? `(${count})` : null);
}

function scalarSql({ fn, args, root, preferences }: RpcRequest, bindings: Bindings): string {
  if (!isPlain(root))
    throw unsupported(`select, filters, order and limit on the scalar result of ${fn.name}`);
  const source = `pgrst_source as materialized (select pgrst_call as value from ${callSql(bindings, fn, args)})`;
  return (
    `with ${source} select coalesce(json_agg(value), '[]')::text as body, ` +
    `count(*)::int as rows, ` +
    `${countsResult(preferences) ? '(select count(*)::int from pgrst_source)' : 'null::int'} as total from (select * from pgrst_source limit ${MAX_ROWS}) as pgrst_page`
  );
}

async function readArguments(call: Call, rest: [string, string][]): Promise<Arguments> {
  if (call.request.method !== 'POST') {
    const given = new Map(rest);
    if (given.size < rest.length) throw unsupported('Giving one argument of a function twice');
    return { names: [...given.keys()], given };
  }
  refuseArguments(rest);
  const given = await readJson(call.request, '{}');
  if (!isJsonObject(given.value)) throw unsupported('Calling a function with a body that is no object');
  return { names: Object.keys(given.value), given };
}

function answer(request: RpcRequest, result: Result, asObject: boolean): Response {
  const { fn, root, preferences } = request;
  if (fn.returns === 'void') return respond({ status: 204, body: null }, preferences);
  const shaped = readAnswer(result, root.offset, asObject && fn.returns === 'composite');
  if (!fn.returnsSet) shaped.body = onlyRow(result) ?? 'null';
  return respond(shaped, preferences);
}

export async function callFunction(call: Call, schema: Schema, name: string): Promise<Response> {
  const { method, headers, url } = call.request;
  if (method !== 'POST' && method !== 'GET' && method !== 'HEAD') {
    throw new ApiError({ status: 405, code: 'PGRST101', message: `Cannot use the ${method} method on RPC` });
  }
  const { root, rest } = parseQuery(new URL(url).searchParams);
  const args = await readArguments(call, rest);
  const fn = findFunction(schema, name, { names: args.names, isPost: method === 'POST' });
  applyRangeHeader(root, call.request);
  const request: RpcRequest = { schema, fn, args, root, preferences: readPreferences(headers) };
  const asObject = wantsObject(headers);
  const bindings = new Bindings(call.claims.role);
  const sql = fn.returns === 'composite' ? compositeSql(request, bindings) : scalarSql(request, bindings);
  const readOnly = method !== 'POST' || !fn.isVolatile;
  const result = await inTransaction(call, readOnly, async (tx) => {
    const found = await ask(tx, sql, bindings);
    requireFewEnough(found.rows, request.preferences);
    // Checks the result while the transaction is still open. If `answer` throws, the transaction is rolled back, so a
    // failed call changes nothing.
    answer(request, found, asObject);
    return found;
  });
  return answer(request, result, asObject);
}
