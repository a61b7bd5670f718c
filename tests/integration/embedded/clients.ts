import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import { signAccessToken } from '../../../supabase/embedded/auth/tokens.ts';
import type { Keys } from '../../../supabase/embedded/keys.ts';
import { startEmbedded } from '../../helpers/embedded.ts';
import type { Embedded, EmbeddedOptions } from '../../helpers/embedded.ts';
import { SCHEMA } from './schema.ts';

export const ALICE = '11111111-1111-4111-8111-111111111111';
export const BOB = '22222222-2222-4222-8222-222222222222';

export interface TestServer extends Embedded {
  anon: SupabaseClient;
  service: SupabaseClient;
  /** Returns a Supabase client that acts as the user with this id. */
  as(user: string): Promise<SupabaseClient>;
  /**
   * Sends a request as a visitor, but without the Supabase client, because the client hides details of the response.
   */
  raw(pathname: string, init?: RequestInit): Promise<Response>;
}

const quiet = { auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false } };

export async function tokenFor(server: Embedded, user: string, seconds?: number): Promise<string> {
  const keys = JSON.parse(await readFile(path.join(server.dataDir, 'keys.json'), 'utf8')) as Keys;
  const payload = { sub: user, role: 'authenticated', aud: 'authenticated' };
  return (await signAccessToken({ keys, url: server.url }, payload, seconds)).token;
}

/** Starts an embedded Supabase with the tests' own schema, and creates a Supabase client for each kind of caller. */
export async function startTestServer(options: EmbeddedOptions = {}): Promise<TestServer> {
  const server = await startEmbedded({ schema: SCHEMA, ...options });
  return {
    ...server,
    anon: createClient(server.url, server.publishableKey, quiet),
    service: createClient(server.url, server.secretKey, quiet),
    async as(user) {
      const headers = { Authorization: `Bearer ${await tokenFor(server, user)}` };
      return createClient(server.url, server.publishableKey, { ...quiet, global: { headers } });
    },
    raw: (pathname, init = {}) =>
      fetch(`${server.url}${pathname}`, {
        ...init,
        headers: { apikey: server.publishableKey, ...(init.headers as Record<string, string>) },
      }),
  };
}
