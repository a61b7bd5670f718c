import { access } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Hono } from 'hono';
import { resolveClaims } from '../authenticate.ts';
import type { Context } from '../context.ts';
import { isMissing } from '../files.ts';

type Environment = Record<string, string | undefined>;
type Handler = (request: Request, env: Environment) => Promise<Response>;

const repositoryFunctions = fileURLToPath(new URL('../../functions', import.meta.url));

function failure(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status });
}

/**
 * Returns the environment of an edge function: this process's variables, and the variables that a hosted project sets
 * for every function, including keys.
 */
function environment(context: Context): Environment {
  return {
    ...process.env,
    SUPABASE_URL: context.url,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: context.keys.publishableKey }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: context.keys.secretKey }),
    SUPABASE_ANON_KEY: context.keys.publishableKey,
    SUPABASE_SERVICE_ROLE_KEY: context.keys.secretKey,
  };
}

/**
 * Loads the handler of an edge function, the same handler that its Deno entry point calls. Returns null if the function
 * does not exist.
 */
async function loadHandler(folder: string, name: string): Promise<Handler | null> {
  if (!/^[A-Za-z0-9][\w-]*$/.test(name)) return null;
  const file = path.join(folder, name, 'handler.ts');
  try {
    await access(file);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
  const loaded = (await import(pathToFileURL(file).href)) as { handler?: unknown };
  if (typeof loaded.handler !== 'function') throw new Error(`${file} exports no function "handler"`);
  return loaded.handler as Handler;
}

/**
 * Returns the routes for the client's `functions.invoke`. Each calls the handler in
 * supabase/functions/<name>/handler.ts.
 */
export function functionRoutes(context: Context): Hono {
  const routes = new Hono();
  const folder = context.functionsDir ?? repositoryFunctions;
  const serve = async (name: string, request: Request): Promise<Response> => {
    await resolveClaims(context, request);
    try {
      const handler = await loadHandler(folder, name);
      if (!handler) return failure(404, 'NOT_FOUND', 'Requested function was not found');
      const answer = await handler(request, environment(context));
      return new Response(answer.body, answer);
    } catch (error) {
      context.log(
        `functions/${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      );
      return failure(500, 'WORKER_ERROR', 'Function exited due to an error (please check logs)');
    }
  };
  routes.all('/:name', (c) => serve(c.req.param('name'), c.req.raw));
  routes.all('/:name/*', (c) => serve(c.req.param('name'), c.req.raw));
  return routes;
}
