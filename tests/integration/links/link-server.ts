// A database, a shop and an instance of the site for the tests of links, and functions that run the jobs for links.
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import { parseEnvironment } from '@/lib/config/env';
import type { Db } from '@/lib/supabase/public';
import { type Api, serveApi } from '../../../scripts/db-check/api.ts';
import { hideBuiltInTexts } from '../../helpers/legal-texts.ts';
import { type RecordingSite, startRecordingSite } from '../../helpers/recording-site.ts';
import { ADMIN_ID, openTestDatabase, type TestDatabase } from '../database/open.ts';

const env: Record<string, string> = {
  REVALIDATE_SECRET: 'a-secret-for-the-tests',
  LINK_CHECK_ALLOW_PRIVATE: 'true',
  SITE_URL: 'https://www.oursite.example',
  DATABASE_WAIT_MS: '60000',
};
const serverEnv = () => parseEnvironment(env);
jest.unstable_mockModule('@/lib/config/env', () => ({ parseEnvironment, serverEnv }));
const { runWaitingJobs } = await import('@/lib/services/jobs/worker');
const { JOB_KINDS } = await import('@/lib/services/jobs/kinds');
const { startJob } = await import('@/lib/services/jobs/start-job');
const { checkLinks } = await import('@/lib/services/jobs/kinds/check-links');

/** The status with which the shop answers requests for a path. For other paths, the status is 200. */
export const statuses: Record<string, number> = {};
/** Where the shop redirects requests for a path, or requests with a method such as 'GET /path'. */
export const redirects: Record<string, string> = {};
/** The paths that were requested from the shop. */
export const asked: string[] = [];
const shop = http.createServer((request, response) => {
  asked.push(request.url ?? '');
  const location = redirects[`${request.method} ${request.url}`] ?? redirects[request.url ?? ''];
  if (location) return response.writeHead(302, { location }).end();
  response.writeHead(statuses[request.url ?? ''] ?? 200).end();
});

export let database: TestDatabase;
export let api: Api;
/** The database client with the secret key. */
export let db: Db;
/** A server that replaces an instance of the site. It records the requests to refresh pages. */
export let site: RecordingSite;
/** The origin of the shop. */
export let origin: string;
beforeAll(async () => {
  database = await openTestDatabase();
  api = await serveApi(database);
  db = api.service as Db;
  site = await startRecordingSite();
  Object.assign(env, {
    SITE_INSTANCES: site.url,
    NEXT_PUBLIC_SUPABASE_URL: api.url,
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_embedded',
    SUPABASE_SECRET_KEY: api.secretKey,
  });
  shop.listen(0, '127.0.0.1');
  await once(shop, 'listening');
  origin = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
});
afterAll(async () => {
  shop.closeAllConnections();
  shop.close();
  await site.stop();
  await api.stop();
  await database.close();
});
beforeEach(async () => {
  await hideBuiltInTexts(db);
  await database.exec(`delete from public.jobs; delete from pgmq.q_jobs_long; delete from public.links;
    delete from public.content; delete from public.retailers; delete from public.link_replacements;
    delete from private.link_hosts; delete from public.audit_log; update private.link_collection set collected_at = null;
    update public.schedules set next_due_at = now() + interval '1 hour'`);
  for (const path of Object.keys(statuses)) delete statuses[path];
  for (const path of Object.keys(redirects)) delete redirects[path];
  asked.splice(0);
  site.requests.length = 0;
});

export const runAll = () => runWaitingJobs({ db, kinds: JOB_KINDS, name: 'a test', limitMs: 60_000 });
export const now = () => new Date().toISOString();
export const start = async (kind: typeof checkLinks, input: object) => {
  await startJob(kind, { input, askedBy: ADMIN_ID });
  await runAll();
  return (
    await database.query<{ state: string; note: string; error: string | null }>(
      'select state, note, error from public.jobs order by created_at desc limit 1',
    )
  ).rows[0];
};
export const sweep = () => start(checkLinks, { since: now() });
export const retailer = (slug: string, more: object = {}) =>
  database.insert('retailers', {
    ...{ slug, name: `Shop ${slug}`, cta_url: `${origin}/deal`, is_published: true },
    ...more,
  });
export const guide = (slug: string, body: string) =>
  database.insert('content', {
    slug,
    title: `Guide ${slug}`,
    content_type: 'guide',
    body,
    is_published: true,
  });
export const links = async () =>
  (
    await database.query<Record<string, unknown>>(
      `select replace(url, $1, '') as url, health, is_broken, uses from public.links_overview order by url`,
      [origin],
    )
  ).rows;
/** Makes all failures and checks of links older by this many minutes, as if that time had passed. */
export const minutesLater = (minutes: number) =>
  database.query(
    `update public.links set failing_since = failing_since - $1::interval, checked_at = checked_at - $1::interval`,
    [`${minutes} minutes`],
  );
