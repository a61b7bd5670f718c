// Provides the tests of the analytics with a database, its API, clients, and the work that the site does after a
// response.
import { jest } from '@jest/globals';
import { parseEnvironment } from '@/lib/config/env';
import type { Db } from '@/lib/supabase/public';
import { type Api, serveApi } from '../../../scripts/db-check/api.ts';
import { nextMillisecond } from '../../helpers/next-millisecond.ts';
import { openTestDatabase, type TestDatabase } from '../database/open.ts';

export const env: Record<string, string> = { DATABASE_WAIT_MS: '60000' };
const serverEnv = () => parseEnvironment(env);
jest.unstable_mockModule('@/lib/config/env', () => ({ parseEnvironment, serverEnv }));

/** The work that the site has passed to `after`, to run it after a response. The tests run this work themselves. */
export const afterResponse: (() => Promise<void>)[] = [];
jest.unstable_mockModule('next/server', () => ({
  after: (work: () => Promise<void>) => void afterResponse.push(work),
}));

const ADMIN = { email: 'editor@example.com', password: 'correct-horse-battery-7' };

export let database: TestDatabase;
/** A database client with an admin's session. */
export let admin: Db;
/** A database client with the secret key. */
export let service: Db;
let api: Api;
beforeAll(async () => {
  database = await openTestDatabase();
  api = await serveApi(database);
  Object.assign(env, {
    NEXT_PUBLIC_SUPABASE_URL: api.url,
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_embedded',
    SUPABASE_SECRET_KEY: api.secretKey,
  });
  const made = await api.service.auth.admin.createUser({ ...ADMIN, email_confirm: true });
  if (made.error) throw made.error;
  await database.query(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [
    made.data.user.id,
  ]);
  const { error } = await api.anon.auth.signInWithPassword(ADMIN);
  if (error) throw error;
  admin = api.anon as Db;
  service = api.service as Db;
});
afterAll(async () => {
  await api.stop();
  await database.close();
});
beforeEach(async () => {
  afterResponse.length = 0;
  await database.exec(`truncate private.events, private.event_hours, private.event_days, private.vital_days,
    private.event_weeks, private.summed_weeks; update private.event_progress set rolled_to = null, rolled_at = null`);
});

/** Writes events that happen now. By default, an event is a view of the homepage by one visitor with a phone. */
export async function writeEvents(...rows: Record<string, unknown>[]): Promise<void> {
  const usual = { kind: 'view', path: '/', template: 'home', device: 'phone', visitor: '1' };
  const events = rows.map((row) => ({ ...usual, ...row }));
  await database.as('service', 'select public.write_events($1)', [JSON.stringify(events)]);
}

/** Writes an event that happened at this ISO time. */
export async function writeEventAt(at: string, row: Record<string, unknown>): Promise<void> {
  await writeEvents(row);
  await database.query('update private.events set at = $1 where id = (select max(id) from private.events)', [
    at,
  ]);
}

/** Rolls up the events of at most `hours` hours. */
export const rollUpHours = (hours: number) =>
  database.as('service', 'select public.roll_up_events($1)', [hours]);

/** Rolls up all events and sums all weeks, in as many calls as a slow machine needs. */
export async function rollUp(): Promise<void> {
  await nextMillisecond();
  for (let isDone = false; !isDone;) {
    const [row] = await database.as('service', 'select public.roll_up_events(100) as step');
    ({ isDone } = row?.step as { isDone: boolean });
  }
}
