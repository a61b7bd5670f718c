import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import { createApp } from '../../supabase/embedded/app.ts';
import type { Context } from '../../supabase/embedded/context.ts';
import type { Database } from '../../supabase/embedded/database.ts';
import { loadKeys } from '../../supabase/embedded/keys.ts';

type FetchCallback = Parameters<typeof getRequestListener>[0];

export interface Api {
  url: string;
  secretKey: string;
  /** A Supabase client with the rights of a visitor. */
  anon: SupabaseClient;
  /** A Supabase client with the secret key. */
  service: SupabaseClient;
  stop(): Promise<void>;
}

/**
 * Serves the API of the embedded Supabase for the database `db`, which may be a native PostgreSQL. Uploaded files are
 * stored in `dataDir`. By default, each call makes new keys and takes a free port.
 */
export async function serveApi(
  db: Database,
  dataDir = 'memory://',
  { keysIn = 'memory://', port = 0 } = {},
): Promise<Api> {
  const keys = await loadKeys(keysIn);
  let handler: FetchCallback = () => new Response(null, { status: 503 });
  const server = createServer(getRequestListener((request, bindings) => handler(request, bindings)));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const context: Context = {
    db,
    keys,
    url,
    siteUrl: url,
    dataDir,
    log: (line) => console.error(line),
  };
  const app = createApp(context);
  handler = (request, bindings) => app.fetch(request, bindings);
  const client = (key: string) =>
    createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } });
  return {
    url,
    secretKey: keys.secretKey,
    anon: client(keys.publishableKey),
    service: client(keys.secretKey),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
