import { serve, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { withoutVisitors } from '../../lib/logging/without-visitors.ts';
import { createApp } from './app.ts';
import { ensureFirstAdmin } from './auth/admin.ts';
import type { Context } from './context.ts';
import { openDatabase } from './database.ts';
import type { Database } from './database.ts';
import { loadKeys } from './keys.ts';
import { scheduleBackups } from './nightly-backup.ts';
import { readSettings } from './settings.ts';
import type { Settings } from './settings.ts';

async function firstAdmin(context: Context, settings: Settings) {
  const roles = await context.db.query<{ found: boolean }>(
    `select to_regclass('public.user_roles') is not null as found`,
  );
  if (!roles.rows[0]?.found) return null;
  const password = settings.adminPassword;
  return ensureFirstAdmin(context, { email: settings.adminEmail, ...(password ? { password } : {}) });
}

/** Logs a line to stderr, without the data of visitors. */
const log = (line: string) => void process.stderr.write(`${withoutVisitors(line)}\n`);

type Handler = (request: Request, bindings: HttpBindings | Http2Bindings) => Response | Promise<Response>;

/**
 * Starts listening. This must happen before the routes exist: with port 0 the system chooses the port, and the routes
 * need the port in their context.
 */
function listen(settings: Settings, handler: Handler): Promise<{ url: string; close: () => Promise<void> }> {
  return new Promise((resolve, reject) => {
    const server = serve(
      { fetch: handler, hostname: settings.host, port: settings.port },
      (address: AddressInfo) => {
        const host = settings.host.includes(':') ? `[${settings.host}]` : settings.host;
        resolve({
          url: `http://${host}:${address.port}`,
          close: () =>
            new Promise((closed) => {
              server.close(() => closed());
              if ('closeAllConnections' in server)
                setTimeout(() => server.closeAllConnections(), 2000).unref();
              if ('closeIdleConnections' in server) server.closeIdleConnections();
            }),
        });
      },
    );
    server.once('error', reject);
  });
}

function stopOnSignals(stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      stop().then(
        () => process.exit(0),
        (error: unknown) => fail(error),
      );
    });
  }
}

async function start(): Promise<void> {
  // This process writes passwords, keys and emails to files. Only its own user may read them.
  process.umask(0o077);
  const settings = readSettings(process.env);
  const db: Database = await openDatabase(settings.dataDir, { migrations: settings.migrationsDir });
  try {
    await scheduleBackups(db);
    let handler: Handler = () => new Response('Starting', { status: 503 });
    const server = await listen(settings, (request, bindings) => handler(request, bindings));
    const context: Context = {
      db,
      keys: await loadKeys(settings.dataDir),
      url: server.url,
      siteUrl: settings.siteUrl,
      dataDir: settings.dataDir,
      functionsDir: settings.functionsDir,
      log,
    };
    const admin = await firstAdmin(context, settings);
    const app = createApp(context);
    handler = (request, bindings) => app.fetch(request, bindings);
    stopOnSignals(async () => {
      await server.close();
      await db.close();
    });
    const ready = { ready: true, url: server.url, firstAdmin: admin, fresh: db.fresh };
    process.stdout.write(`${JSON.stringify(ready)}\n`);
  } catch (error) {
    await db.close();
    throw error;
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return inspect(error);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `Port ${process.env.SUPABASE_PORT ?? '54321'} is taken: set SUPABASE_PORT to a free one`;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return `No permission to write to the data directory ${process.env.DATA_DIR ?? '.data'}: ${error.message}`;
  }
  return error.message;
}

function fail(error: unknown): never {
  log(`The embedded Supabase did not start: ${describe(error)}`);
  process.exit(1);
}

start().catch(fail);
