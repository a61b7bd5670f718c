import { Hono } from 'hono';
import { resolveClaims } from '../authenticate.ts';
import type { Context } from '../context.ts';
import { ApiError, unsupported } from '../errors.ts';
import type { Call } from './execute.ts';
import { checkProfile } from './preferences.ts';
import { readTable } from './read.ts';
import { callFunction } from './rpc.ts';
import { loadSchema } from './schema-cache.ts';
import type { Schema, Table } from './schema-types.ts';
import { writeTable } from './write.ts';

function findTable(schema: Schema, name: string): Table {
  const table = schema.tables.get(name);
  if (table) return table;
  throw new ApiError({
    status: 404,
    code: 'PGRST205',
    message: `Could not find the table 'public.${name}' in the schema cache`,
  });
}

async function startCall(context: Context, request: Request, path: string): Promise<Call> {
  const claims = await resolveClaims(context, request);
  checkProfile(request.headers);
  return { context, claims, request, path };
}

function dispatch(call: Call, schema: Schema, table: Table): Promise<Response> {
  const { method } = call.request;
  if (method === 'GET' || method === 'HEAD') return readTable(call, schema, table);
  if (method === 'POST' || method === 'PATCH' || method === 'DELETE') {
    return writeTable(call, schema, table, method);
  }
  throw unsupported(`${method} on a table`);
}

/** Returns PostgREST's API for the schema public. */
export function restRoutes(context: Context): Hono {
  const routes = new Hono();
  routes.all('/rpc/:name', async (c) => {
    const name = c.req.param('name');
    const call = await startCall(context, c.req.raw, `/rpc/${name}`);
    return callFunction(call, await loadSchema(context.db), name);
  });
  routes.all('/:table', async (c) => {
    const name = c.req.param('table');
    const call = await startCall(context, c.req.raw, `/${name}`);
    const schema = await loadSchema(context.db);
    return dispatch(call, schema, findTable(schema, name));
  });
  return routes;
}
