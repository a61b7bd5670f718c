import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { Instance } from '../../../scripts/cluster/instance.ts';
import { RedisServer } from '../../../scripts/cluster/redis-server.ts';
import { ALLOCATOR, SITE_HEAP } from '../../../scripts/serve/children.ts';
import { newEmail, PASSWORD, sessionCookie } from '../../helpers/accounts.ts';
import { type HeldDatabase, holdDatabase } from '../../helpers/held-database.ts';
import { newAddress, postFrom } from '../../helpers/post-from.ts';
import { insertRow, removeRows, uniqueWord } from '../../helpers/site-rows.ts';
import { adminClient, given, retailerRow, revalidate } from '../../helpers/site.ts';

/**
 * Two instances of the built site, with one database and one Redis. The second instance reaches the database through
 * the server `held`, which can hold back answers.
 */
const first = given('SITE_URL');
let second: Instance;
let held: HeldDatabase;
let redis: RedisServer;
const slug = uniqueWord('cluster');
const path = `/retailers/${slug}`;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  redis = new RedisServer(new URL(given('REDIS_URL')).port, given('REDIS_DIR'));
  await redis.start();
  held = await holdDatabase(given('NEXT_PUBLIC_SUPABASE_URL'));
  second = new Instance(process.env);
  await second.start({ NEXT_PUBLIC_SUPABASE_URL: held.url });
  await expect.poll(sharing).toEqual([true, true]);
  await insertRow('retailers', retailerRow(slug));
});
test.afterAll(async () => {
  redis.wake();
  await removeRows('retailers', 'slug', slug);
  await second.remove();
  await held.stop();
  await redis.kill();
});

const pageOf = async (origin: string, of = path) => {
  const answer = await fetch(origin + of, { redirect: 'manual' });
  expect(answer.status).toBe(200);
  return answer.text();
};
/** Returns the beginning of the retailer's text on the page that an instance serves; '' if the page lacks it. */
const textOf = async (origin: string) => /Text number \d+ of/.exec(await pageOf(origin))?.[0] ?? '';

/** Returns for each of the two instances whether it reports a connection to the other instance. */
const sharing = () =>
  Promise.all(
    [first, second.origin].map(async (origin) => {
      const health = (await (await fetch(`${origin}/api/health`)).json()) as {
        status: string;
        instances: { shared: boolean };
      };
      expect(health.status).toBe(health.instances.shared ? 'ok' : 'degraded');
      return health.instances.shared;
    }),
  );

test('an instance has the limits of memory that deploy/systemd sets', () => {
  const partsOf = (file: string) => readFileSync(`/proc/${second.pid}/${file}`, 'utf8').split('\0');
  expect(partsOf('cmdline')).toEqual(expect.arrayContaining(SITE_HEAP));
  const settings = Object.entries(ALLOCATOR).map(([name, value]) => `${name}=${value}`);
  expect(partsOf('environ')).toEqual(expect.arrayContaining(settings));
});

let saves = 0;
/** Changes the retailer's text in the database, without notifying the site. Returns the beginning of the new text. */
async function write(): Promise<string> {
  const text = `Text number ${(saves += 1)} of`;
  const description = `${text} the shop whose page two instances show to their visitors.`;
  const db = await adminClient();
  const { error } = await db.from('retailers').update({ description }).eq('slug', slug);
  expect(error).toBeNull();
  return text;
}

/** Changes the retailer's text and notifies one instance. Returns the beginning of the new text. */
async function save(origin = first): Promise<string> {
  const description = await write();
  expect((await revalidate({ table: 'retailers', record: { slug } }, origin)).status).toBe(200);
  return description;
}

/** Returns whether an instance says that all others expire the pages of a write too. A job then needs no other instance. */
async function expiresEverywhere(): Promise<boolean> {
  const answer = await revalidate({ table: 'retailers', record: { slug } }, first);
  return ((await answer.json()) as { shared: boolean }).shared;
}

async function renders(origin: string): Promise<number> {
  const authorization = `Bearer ${given('METRICS_SECRET')}`;
  const text = await (await fetch(`${origin}/api/metrics`, { headers: { authorization } })).text();
  const lines = text.split('\n').filter((line) => line.startsWith('site_renders_total{'));
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

test('a change on either instance is right on the next request on the other', async () => {
  for (const [from, to] of [
    [first, second.origin],
    [second.origin, first],
  ] as const) {
    for (let round = 0; round < 20; round += 1) {
      const description = await save(from);
      expect(await textOf(to)).toBe(description);
      expect(await textOf(from)).toBe(description);
    }
  }
  expect(await expiresEverywhere()).toBe(true);
});

test('a page that one instance has rendered is served by the other without rendering it', async () => {
  const description = await save();
  expect(await textOf(first)).toBe(description);
  // The first instance sends the page before it stores the page. So the test waits until the page is stored.
  await expect.poll(() => renders(first)).toBeGreaterThan(0);
  await sleep(200);
  const before = await renders(second.origin);
  expect(await textOf(second.origin)).toBe(description);
  expect(await renders(second.origin)).toBe(before);
});

test('if two instances are asked for an expired page at the same time, only one renders it', async () => {
  const total = async () => (await renders(first)) + (await renders(second.origin));
  for (let round = 0; round < 5; round += 1) {
    const description = await save();
    const before = await total();
    const texts = await Promise.all([textOf(first), textOf(second.origin)]);
    expect(texts).toEqual([description, description]);
    expect((await total()) - before).toBe(1);
  }
});

test('a render in flight on one instance does not outlive a save on the other', async () => {
  const old = await save();
  await revalidate({ table: 'retailers', record: { slug } }, second.origin);
  held.hold(old);
  const late = textOf(second.origin);
  await held.isHolding();
  const description = await write();
  const told = revalidate({ table: 'retailers', record: { slug } });
  await sleep(100);
  held.release();
  expect((await told).status).toBe(200);
  expect(await textOf(second.origin)).toBe(description);
  await late;
  expect(await textOf(second.origin)).toBe(description);
  expect(await textOf(first)).toBe(description);
});

test('an instance that hung during a save asks for it before it serves a page', async () => {
  await save();
  await textOf(second.origin);
  second.freeze();
  const description = await save();
  second.wake();
  expect(await textOf(second.origin)).toBe(description);
});

test('an instance that was killed misses no save', async () => {
  await save();
  await textOf(second.origin);
  await second.end('SIGKILL');
  const description = await save();
  await second.start();
  expect(await textOf(second.origin)).toBe(description);
});

for (const losesData of [false, true]) {
  test(`while Redis is away, both go on; then nothing missed is served, ${losesData ? 'even if its data is lost' : 'if it kept its data'}`, async () => {
    const old = await save();
    for (const origin of [first, second.origin]) expect(await textOf(origin)).toBe(old);
    await redis.kill({ losesData });
    await expect.poll(sharing).toEqual([false, false]);
    expect(await expiresEverywhere()).toBe(false);
    const description = await save();
    expect(await textOf(first)).toBe(description);
    // The second instance has not received the expiry, and still serves its stored page.
    expect(await textOf(second.origin)).toBe(old);
    expect(await pageOf(second.origin, '/')).toContain('</html>');
    await redis.start();
    await expect.poll(sharing).toEqual([true, true]);
    for (const origin of [first, second.origin]) expect(await textOf(origin)).toBe(description);
  });
}

test('while Redis hangs, both instances go on, and nothing missed is served afterwards', async () => {
  await save();
  await textOf(second.origin);
  redis.freeze();
  const description = await save();
  expect(await textOf(first)).toBe(description);
  await expect.poll(sharing).toEqual([false, false]);
  expect(await pageOf(second.origin, '/')).toContain('</html>');
  redis.wake();
  await expect.poll(sharing).toEqual([true, true]);
  expect(await textOf(second.origin)).toBe(description);
});

test('without the database, an instance shows what only another one has read', async () => {
  const unread = uniqueWord('cluster-unread');
  await insertRow('retailers', retailerRow(unread));
  expect(await pageOf(first, `/retailers/${unread}`)).toContain(`Shop ${unread}`);
  held.setAway(true);
  // Expires the page on all instances, so the second instance has to render it again.
  await revalidate({ table: 'retailers', record: { slug: unread } }, second.origin);
  expect(await pageOf(second.origin, `/retailers/${unread}`)).toContain(`Shop ${unread}`);
  held.setAway(false);
  await removeRows('retailers', 'slug', unread);
});

test('a stored draft shows in the preview of both instances', async () => {
  const db = await adminClient();
  const { data: user } = await db.auth.getUser();
  const { data: content } = await db.from('content').select().eq('slug', 'how-to-buy-a-tv').single();
  const title = `A draft of ${slug}`;
  const draft = { user_id: user.user?.id ?? '', resource: 'content', field_values: { ...content, title } };
  expect((await db.from('drafts').upsert(draft, { onConflict: 'user_id,resource' })).error).toBeNull();
  const cookie = await sessionCookie(given('ADMIN_EMAIL'), given('ADMIN_PASSWORD'));
  for (const origin of [first, second.origin]) {
    const answer = await fetch(`${origin}/admin/content/preview`, { headers: { cookie } });
    expect(await answer.text()).toContain(title);
  }
});

const sameAccount = () => ({ email: newEmail(), password: PASSWORD, repeated: PASSWORD });
/** An invalid form. The site refuses it without a database query, but counts it towards the limit of the IP address. */
const invalid = () => ({ email: 'nobody' });
/** For each limit, a form to send and how often it may be sent. */
const LIMITS: [limit: string, path: string, most: number, form: () => Record<string, string>][] = [
  ['sign-ins to an account', '/auth/sign-in', 10, sameAccount],
  ['sign-ins from an IP address', '/auth/sign-in', 100, invalid],
  ['sign-ups for an account', '/auth/sign-up', 5, sameAccount],
  ['sign-ups from an IP address', '/auth/sign-up', 20, invalid],
  ['recoveries of an account', '/auth/recover', 5, sameAccount],
  ['recoveries from an IP address', '/auth/recover', 20, invalid],
  ['complaints from an IP address', '/auth/complain', 20, invalid],
  ['subscriptions from an IP address', '/api/newsletter', 20, invalid],
  ['forms for deal alerts from an IP address', '/auth/deal-alerts', 60, invalid],
];
for (const [limit, path, most, form] of LIMITS) {
  test(`${limit} count on both instances together`, async () => {
    const [sent, address] = [form(), newAddress()];
    const statuses: (number | undefined)[] = [];
    try {
      for (let attempt = 0; attempt <= most; attempt += 1) {
        process.env.SITE_URL = attempt % 2 === 0 ? first : second.origin;
        statuses.push((await postFrom(address, path, sent)).status);
      }
    } finally {
      process.env.SITE_URL = first;
    }
    expect(statuses.indexOf(429)).toBe(most);
  });
}
