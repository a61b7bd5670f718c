import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { handler } from '../../supabase/functions/mailchimp-subscribe/handler.ts';
import { StartupError } from '../serve/startup-error.ts';
import type { Api } from './api.ts';

const PASSWORD = 'correct-horse-battery-7';

interface Answer {
  data: unknown;
  error: { message: string } | null;
}

async function must<T extends Answer>(
  what: string,
  work: PromiseLike<T>,
): Promise<Extract<T, { error: null }>['data']> {
  const { data, error } = await work;
  if (error) throw new StartupError(`${what}: ${error.message}`);
  return data;
}

/** Creates a job, takes it, runs it in two chunks and ends it, as a worker does. */
async function workAsWorker({ service }: Pick<Api, 'service'>): Promise<void> {
  await must('sending a job', service.rpc('send_job', { _kind: 'tidy-up', _lane: 'long', _input: {} }));
  const taking = { _lane: 'long', _kinds: ['tidy-up'], _seconds: 60, _worker: 'db:check' };
  const job = (await must('taking a job', service.rpc('take_job', taking))) as { id: string; run: number };
  const own = { _id: job.id, _run: job.run };
  await must('saving a job', service.rpc('save_job', { ...own, _seconds: 60, _position: {}, _done: 1 }));
  await must('extending a job', service.rpc('extend_job', { ...own, _seconds: 60 }));
  if (!(await must('ending a job', service.rpc('finish_job', { ...own, _done: 2 }))))
    throw new StartupError('The job was lost.');
  await must('tidying up', service.rpc('tidy_up', { _limit: 10 }));
}

/**
 * Runs queries that need the secret key: creates an account, runs the newsletter function and a job, and reads some
 * tables.
 */
export async function workAsServer({ url, service, anon, secretKey }: Api): Promise<void> {
  const email = `reader-${randomUUID()}@example.com`;
  await must(
    'creating an account',
    service.auth.admin.createUser({ email, password: PASSWORD, email_confirm: true }),
  );
  const signedIn = await must('signing in', anon.auth.signInWithPassword({ email, password: PASSWORD }));
  await must('subscribing', anon.rpc('subscribe_to_newsletter', { _email: email }));
  const request = new Request(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${signedIn.session.access_token}` },
    body: JSON.stringify({ email }),
  });
  const env = { SUPABASE_URL: url, SUPABASE_SECRET_KEYS: JSON.stringify({ default: secretKey }) };
  const answer = await handler(request, env);
  if (!answer.ok)
    throw new StartupError(`The newsletter function answers ${answer.status}: ${await answer.text()}`);
  await anon.auth.signOut();
  await workAsWorker({ service });
  for (const table of [
    'audit_log',
    'revisions',
    'newsletter_subscribers',
    'user_roles',
    'legal_pages',
  ] as const)
    await must(`reading ${table} with the secret key`, service.from(table).select('*').limit(1));
}

/** Runs an editor's queries: loads some lists of the admin area, and creates, changes and deletes a row. */
export async function workAsEditor({ url, service, secretKey }: Api): Promise<void> {
  const email = `editor-${randomUUID()}@example.com`;
  const { user } = await must(
    'creating an account',
    service.auth.admin.createUser({ email, password: PASSWORD, email_confirm: true }),
  );
  const role = { user_id: user.id, role: 'admin' };
  await must(
    'granting a role',
    service.from('user_roles').upsert(role, { onConflict: 'user_id,role', ignoreDuplicates: true }),
  );
  const editor = createClient(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } });
  await must('signing in', editor.auth.signInWithPassword({ email, password: PASSWORD }));
  for (const list of [
    'categories_overview',
    'subcategories_overview',
    'content_overview',
    'audit_log',
    'revisions',
  ])
    await must(`listing ${list}`, editor.from(list).select('*').order('id').limit(25));
  await must('listing accounts', editor.rpc('list_users'));
  const slug = `check-${randomUUID()}`;
  await must('adding a category', editor.from('categories').insert({ slug, name: 'Check' }));
  await must(
    'changing a category',
    editor.from('categories').update({ is_published: true }).eq('slug', slug),
  );
  await must('removing a category', editor.from('categories').delete().eq('slug', slug));
}

/** Runs queries of the public pages, as a visitor. */
export async function workAsVisitor({ anon }: Api): Promise<void> {
  for (const table of [
    'retailers',
    'categories',
    'subcategories',
    'products',
    'content',
    'navigation_menu',
    'redirects',
  ])
    await must(`reading ${table}`, anon.from(table).select('*').limit(10));
  const found = await must('searching', anon.rpc('search_site', { _query: 'argos' }));
  if (!(found as { totalCount: number }).totalCount)
    throw new StartupError('A search for "argos" finds nothing.');
  const meant = await must('suggesting', anon.rpc('search_suggestion', { _query: 'curys' }));
  if (meant === null) throw new StartupError('The search suggests nothing for "curys".');
  await must('listing a directory', anon.rpc('directory_entries', { _kind: 'products', _initial: 'a' }));
  await must('counting for the sitemap', anon.rpc('sitemap_counts'));
}
