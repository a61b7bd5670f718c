import { randomUUID } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { createServerClient } from '@supabase/ssr';
import { createClient } from '@supabase/supabase-js';
import type { Session } from '@supabase/supabase-js';
import type { Embedded } from '../../helpers/embedded.ts';

export const SITE = 'http://127.0.0.1:3999';
export const PASSWORD = 'a-long-enough-password';

/**
 * SQL that replaces the site's migrations and creates no tables. Auth needs no tables of the site, and the server
 * starts faster without them.
 */
export const NO_TABLES = 'select 1;';

function memoryStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

function client(url: string, key: string, flowType: 'implicit' | 'pkce' = 'implicit') {
  return createClient(url, key, {
    auth: { storage: memoryStorage(), autoRefreshToken: false, detectSessionInUrl: false, flowType },
  });
}

/** Creates a Supabase client with its own storage, like a separate browser. */
export function visitor(server: Embedded, flowType?: 'implicit' | 'pkce') {
  return client(server.url, server.publishableKey, flowType);
}

export function adminOf(server: Embedded) {
  return client(server.url, server.secretKey).auth.admin;
}

/** Creates a client of @supabase/ssr. Stores its cookies in `jar`, so that a later request can send them. */
export function ssr(server: Embedded, jar: Map<string, string>) {
  return createServerClient(server.url, server.publishableKey, {
    cookies: {
      getAll: () => [...jar].map(([name, value]) => ({ name, value })),
      setAll: (cookies) => {
        for (const { name, value } of cookies) {
          if (value) jar.set(name, value);
          else jar.delete(name);
        }
      },
    },
  });
}

export function newEmail(): string {
  return `${randomUUID()}@example.com`;
}

export async function signedUp(server: Embedded) {
  const email = newEmail();
  const supabase = visitor(server);
  const { data, error } = await supabase.auth.signUp({ email, password: PASSWORD });
  if (error || !data.session || !data.user) throw new Error(`Sign-up failed: ${error?.message}`);
  return { supabase, email, session: data.session, user: data.user };
}

export async function signedIn(server: Embedded, email: string, password = PASSWORD) {
  const supabase = visitor(server);
  const { data, error } = await supabase.auth.signInWithPassword({ email, password });
  if (error) throw new Error(`Sign-in failed: ${error.message}`);
  return { supabase, session: data.session };
}

export interface Answer {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

/**
 * Sends a request to the auth API without the Supabase client. Returns the status, headers and body of the response.
 */
export async function request(
  server: Embedded,
  method: string,
  route: string,
  options: { body?: unknown; token?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const response = await fetch(`${server.url}/auth/v1${route}`, {
    method,
    redirect: 'manual',
    headers: {
      apikey: server.publishableKey,
      'x-supabase-api-version': '2024-01-01',
      ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
      ...options.headers,
    },
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return {
    status: response.status,
    headers: response.headers,
    body: isJson ? (JSON.parse(text) as Record<string, unknown>) : {},
  };
}

export function refresh(server: Embedded, token: string): Promise<Answer> {
  return request(server, 'POST', '/token?grant_type=refresh_token', { body: { refresh_token: token } });
}

export async function rotated(server: Embedded, token: string): Promise<string> {
  const { status, body } = await refresh(server, token);
  if (status !== 200) throw new Error(`Refresh failed: ${JSON.stringify(body)}`);
  return (body as unknown as Session).refresh_token;
}

export interface OutboxMail {
  file: string;
  to: string;
  subject: string;
  text: string;
  link: string;
  token_hash: string;
  code: string;
}

/** Returns the emails that were sent to an address, oldest first. */
export async function mailsTo(server: Embedded, email: string): Promise<OutboxMail[]> {
  const folder = path.join(server.dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    names.sort().map(async (name) => {
      const file = path.join(folder, name);
      return { ...(JSON.parse(await readFile(file, 'utf8')) as Omit<OutboxMail, 'file'>), file };
    }),
  );
  return mails.filter((mail) => mail.to === email);
}

export async function lastMailTo(server: Embedded, email: string): Promise<OutboxMail> {
  const mail = (await mailsTo(server, email)).at(-1);
  if (!mail) throw new Error(`No mail to ${email} in the outbox`);
  return mail;
}

/** Opens the link in an email, without following the redirect to the site. */
export async function openLink(link: string): Promise<{ status: number; location: URL }> {
  const response = await fetch(link, { redirect: 'manual' });
  return { status: response.status, location: new URL(response.headers.get('location') ?? 'none:') };
}

export function fragmentOf(location: URL): URLSearchParams {
  return new URLSearchParams(location.hash.slice(1));
}
