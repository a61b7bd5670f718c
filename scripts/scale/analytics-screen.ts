/**
 * Measures the response times of the admin screens that show figures about visits. scripts/scale/events.sh runs this
 * script after it has filled the database `scale` of the native Postgres that PGHOST and PGPORT name. Builds and starts
 * a site with this database. Makes the figures old before each request, so that the site starts a roll-up after the
 * response. (A roll-up adds events up by hour and day.) Waits for the end of the roll-up before the next request.
 */
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@supabase/supabase-js';
import { openNative } from '../db-check/native-database.ts';
import { signIn } from '../proxy/sign-in.ts';
import { startChild } from '../serve/children.ts';
import { embeddedSecretKey } from '../serve/data-directory.ts';
import { freePort } from '../test/free-port.ts';
import { startSite } from '../test/site.ts';
import { workFolder } from '../test/work-folder.ts';
import { timings } from './timings.ts';

const COUNT = 10;
const SCREENS = [
  '/admin/analytics?range=30d',
  '/admin/analytics?range=30d&by=device&value=phone',
  '/admin/analytics?range=30d&by=page&value=/retailers/shop-7',
  '/admin/analytics?range=30d&list=query',
  '/admin',
];
const DATABASE = 'scale';
const host = process.env.PGHOST ?? '/var/run/postgresql';
const editor = { email: 'editor@example.com', password: 'correct-horse-battery-7' };

const folder = workFolder('scale-analytics');
const dataDir = path.join(folder, 'data');
mkdirSync(dataDir, { mode: 0o700 });
const port = await freePort();
const gateway = startChild(
  ['scripts/cluster/gateway.ts', host, DATABASE, dataDir, port],
  process.env,
  'inherit',
);
if (!gateway.stdout) throw new Error('The gateway has no stdout.');
await once(gateway.stdout, 'data');
gateway.stdout.resume();
const [url, secretKey] = [`http://127.0.0.1:${port}`, embeddedSecretKey(dataDir)];

const api = createClient(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } });
const { data, error } = await api.auth.admin.createUser({ ...editor, email_confirm: true });
if (error) throw error;
const db = openNative(host, DATABASE);
await db.query(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [data.user.id]);

const site = await startSite(folder, {
  DATA_DIR: dataDir,
  NEXT_PUBLIC_SUPABASE_URL: url,
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_embedded',
  SUPABASE_SECRET_KEY: secretKey,
});
try {
  const origin = site.env.SITE_URL ?? '';
  const cookie = await signIn({ origin }, editor);
  for (const screen of SCREENS) {
    const requests = (count: number) =>
      Array.from({ length: count }, () => new Request(origin + screen, { headers: { cookie } }));
    await timings('warm-up', requests(1));
    console.log(await timings(screen, requests(COUNT), makeOld));
  }
} finally {
  await site.stop();
  await db.close();
}

/** Waits until the last roll-up has ended, then makes the figures two minutes old. */
async function makeOld(): Promise<void> {
  await whenRolledUp();
  await db.query(`update private.event_progress set rolled_at = now() - interval '2 minutes'`);
}

async function whenRolledUp(): Promise<void> {
  for (;;) {
    const { rows } = await db.query<{ is_new: boolean }>(
      `select rolled_at > now() - interval '1 minute' as is_new from private.event_progress`,
    );
    if (rows[0]?.is_new) return;
    await sleep(100);
  }
}
