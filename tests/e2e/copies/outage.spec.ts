import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../../helpers/axe.ts';
import { createUser, newEmail, PASSWORD, sessionCookie } from '../../helpers/accounts.ts';
import { startCollector } from '../../helpers/trace-collector.ts';
import { startCopy, type SiteCopy } from '../../helpers/site-copy.ts';
import { adminClient, retailerRow, revalidate } from '../../helpers/site.ts';

const METRICS_SECRET = 'a-secret-for-these-tests';

/** The OpenTelemetry collector to which the copy sends its spans. */
let collector: Awaited<ReturnType<typeof startCollector>>;
/** A copy of the built site with its own database. These tests stop and start the database. */
let copy: SiteCopy;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  // Starting a copy can take longer than Playwright's default timeout, so playwright.config.ts raises the timeout.
  collector = await startCollector();
  // The database does not answer in these tests, so each query waits for the whole of DATABASE_WAIT_MS. In production,
  // that is 1.5 seconds, or 2.5 to sign in, and LONGEST_MS allows only three. The tests use a lower limit.
  copy = await startCopy({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    DATABASE_WAIT_MS: '1000',
    LOG_LEVEL: 'debug',
    METRICS_SECRET,
    TRUSTED_PROXIES: '1',
  });
});
test.afterAll(async () => {
  await copy.stop();
  await collector.close();
});

const get = (path: string) => fetch(`${copy.siteUrl}${path}`);
/** Returns the end of the log of the copy, which says why a page could not be rendered. */
const lastErrors = () => copy.log().trim().split('\n').slice(-12);
const health = async () => ((await (await get('/api/health')).json()) as { status: string }).status;

test('pages that were served once survive a database outage, and the site recovers by itself', async ({
  page,
}) => {
  const db = await adminClient(copy.databaseUrl);
  const row = {
    ...retailerRow('only-in-the-database'),
    description: 'Known to the database alone, and to nobody else.',
  };
  expect((await db.from('retailers').insert(row)).error).toBeNull();
  const argos = 'Argos as the database has it, not as the built-in data has it.';
  expect((await db.from('retailers').update({ description: argos }).eq('slug', 'argos')).error).toBeNull();
  await revalidate({ table: 'retailers', record: { slug: 'argos' } }, copy.siteUrl);
  const served = [
    '/',
    '/retailers',
    '/retailers/only-in-the-database',
    '/retailers/argos',
    '/categories/fashion',
  ];
  for (const path of served) expect((await get(path)).status).toBe(200);
  expect(await health()).toBe('ok');

  await copy.stopDatabase();
  expect(await health()).toBe('degraded');

  // Expires two pages, so that both must be rendered while the database is down.
  for (const slug of ['argos', 'only-in-the-database']) {
    expect((await revalidate({ table: 'retailers', record: { slug } }, copy.siteUrl)).status).toBe(200);
  }
  for (const path of served) expect((await get(path)).status).toBe(200);
  expect(await (await get('/retailers/only-in-the-database')).text()).toContain(row.description);
  expect(await (await get('/retailers/argos')).text()).toContain(argos);

  // The last-known answers of the database are still there after a restart of the site.
  await copy.restartSite();
  await revalidate({ table: 'retailers', record: { slug: 'argos' } }, copy.siteUrl);
  expect(await (await get('/retailers/argos')).text()).toContain(argos);

  // While the database is down, a retailer's page is a 404 unless the built-in data or the result of an earlier query
  // contains the retailer.
  const first = '/retailers/asked-for-the-first-time';
  expect((await get(first)).status).toBe(404);
  await page.goto(`${copy.siteUrl}${first}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not found/i);
  await expectNoViolations(page);

  await copy.startDatabase();
  await expect.poll(health).toBe('ok');
  const late = { ...retailerRow('asked-for-the-first-time'), description: 'Written during the outage.' };
  expect((await (await adminClient(copy.databaseUrl)).from('retailers').insert(late)).error).toBeNull();
  // A page that was missing during the outage is looked up again within seconds, without a notification from the
  // database.
  await expect.poll(async () => (await get(first)).status).toBe(200);
  const healed = 'Argos after the outage.';
  const again = await adminClient(copy.databaseUrl);
  expect(
    (await again.from('retailers').update({ description: healed }).eq('slug', 'argos')).error,
  ).toBeNull();
  // Pages rendered during the outage are renewed within seconds, without a notification from the database.
  await expect.poll(async () => (await get('/retailers/argos')).text()).toContain(healed);
});

/** Public paths of every kind: pages, lists, single-segment slugs, missing pages, files and route handlers. */
const PUBLIC = [
  ...[
    '/',
    '/retailers',
    '/retailers/argos',
    '/categories/fashion',
    '/categories/gaming/consoles',
    '/gaming/ps5',
  ],
  ...['/content', '/content?type=guide', '/content/how-to-read-a-discount', '/sitemap', '/privacy'],
  ...['/amazon', '/tesco', '/ps5', '/electronics', '/tech', '/guides/how-to-read-a-discount', '/hooverx'],
  ...[
    '/made-up',
    '/retailers/made-up',
    '/categories/made-up',
    '/made-up/made-up',
    '/content/made-up',
    '/a.html',
  ],
  ...[
    '/search?q=lego',
    '/search?q=nothingofthekind',
    '/api/autocomplete?q=lego',
    '/auth',
    '/auth/new-password',
  ],
  ...[
    '/sitemap.xml',
    '/sitemaps/retailers-1.xml',
    '/feed.xml',
    '/llms.txt',
    '/robots.txt',
    '/og/retailers/very.png',
  ],
];
/** The longest time that any public request may take. A visitor who has to wait longer leaves. */
const LONGEST_MS = 3_000;

test('an expiry is confirmed only once no page is in flight whose render began before it', async () => {
  const argos = { table: 'retailers' as const, record: { slug: 'argos' } };
  await revalidate(argos, copy.siteUrl);
  const ended: string[] = [];
  copy.freezeDatabase();
  // While the database hangs, the render of this page cannot end. The expiry below arrives meanwhile and waits for the
  // render.
  const page = get('/retailers/argos').then((answer) => ended.push(`page ${answer.status}`));
  await sleep(200);
  const expiry = revalidate(argos, copy.siteUrl).then((answer) => ended.push(`expiry ${answer.status}`));
  await sleep(200);
  const before = [...ended];
  copy.wakeDatabase();
  await Promise.all([page, expiry]);
  expect(before).toEqual([]);
  expect(ended.toSorted()).toEqual(['expiry 200', 'page 200']);
});

test('every public request is answered in time, even while the database hangs', async () => {
  const account = await createUser(copy.databaseUrl);
  const cookie = await sessionCookie(account, PASSWORD, { old: true, url: copy.databaseUrl });
  const post = (path: string, form: Record<string, string>) =>
    fetch(`${copy.siteUrl}${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: copy.siteUrl, accept: 'application/json', cookie },
      body: new URLSearchParams(form),
    });
  const ask = (path: string) =>
    fetch(`${copy.siteUrl}${path}`, { redirect: 'manual', headers: path === '/auth' ? { cookie } : {} });
  const expireAll = async () => {
    for (const table of ['retailers', 'categories', 'subcategories', 'products', 'content', 'redirects']) {
      const answer = await revalidate({ table, record: { slug: 'argos' } }, copy.siteUrl);
      expect(answer.status).toBe(200);
    }
  };
  const statuses = new Map<string, number>();
  for (const path of PUBLIC) statuses.set(path, (await ask(path)).status);
  expect([...statuses].filter(([, status]) => status >= 500)).toEqual([]);
  await expireAll();

  copy.freezeDatabase();
  try {
    for (const path of PUBLIC) {
      const started = performance.now();
      const answer = await ask(path);
      await answer.arrayBuffer();
      const errors = answer.status >= 500 ? lastErrors() : [];
      expect([path, answer.status, errors]).toEqual([path, statuses.get(path), []]);
      expect([path, performance.now() - started < LONGEST_MS]).toEqual([path, true]);
    }
    const forms: [path: string, form: Record<string, string>][] = [
      ['/auth/sign-in', { email: account, password: PASSWORD }],
      ['/auth/sign-up', { email: newEmail(), password: PASSWORD, repeated: PASSWORD }],
      ['/auth/recover', { email: account }],
      ['/api/newsletter', { email: account }],
    ];
    for (const [path, form] of forms) {
      const started = performance.now();
      const answer = await post(path, form);
      expect([path, answer.status, ((await answer.json()) as { message: string }).message]).toEqual([
        path,
        503,
        expect.stringContaining('can’t reach our database'),
      ]);
      expect([path, performance.now() - started < LONGEST_MS]).toEqual([path, true]);
    }
    expect(await health()).toBe('degraded');
  } finally {
    copy.wakeDatabase();
  }
  await expect.poll(health).toBe('ok');
});

test('a visitor whose session must be renewed gets the sign-in page in time while the database is stopped', async () => {
  const account = await createUser(copy.databaseUrl);
  const cookie = await sessionCookie(account, PASSWORD, { old: true, url: copy.databaseUrl });
  await copy.stopDatabase();
  try {
    const signal = AbortSignal.timeout(LONGEST_MS);
    const answer = await fetch(`${copy.siteUrl}/auth`, { headers: { cookie }, signal });
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('Sign in')]);
  } finally {
    await copy.startDatabase();
  }
  await expect.poll(health).toBe('ok');
});

/** Texts that `visitAs` sends in a visitor's requests. The log, the metrics and the spans must not contain them. */
const TRACES = [
  '203.0.113.77',
  '2001:db8::77',
  'traceable-query',
  'traceable@mail.example',
  'traceable-cookie',
];
async function visitAs([
  address = '',
  other = '',
  query = '',
  email = '',
  cookie = '',
]: string[]): Promise<void> {
  const headers = { 'x-forwarded-for': `${other}, ${address}`, cookie: `a=${cookie}`, origin: copy.siteUrl };
  const paths = [...PUBLIC, '/admin', '/api/health', '/api/nothing'];
  for (const path of paths) {
    const url = `${copy.siteUrl}${path}${path.includes('?') ? '&' : '?'}q=${query}&email=${email}`;
    await (await fetch(url, { headers, redirect: 'manual' })).arrayBuffer();
  }
  for (const path of ['/auth/sign-in', '/auth/sign-up', '/auth/recover', '/api/newsletter', '/api/events']) {
    const body = new URLSearchParams({ email, password: PASSWORD, repeated: PASSWORD });
    await (
      await fetch(`${copy.siteUrl}${path}`, { method: 'POST', headers, body, redirect: 'manual' })
    ).arrayBuffer();
  }
}

test('neither the log, the metrics nor the traces contain anything of a visitor, even when the database fails', async () => {
  const metrics = (secret: string) =>
    fetch(`${copy.siteUrl}/api/metrics`, { headers: { authorization: `Bearer ${secret}` } });
  await copy.restartSite();
  await visitAs(TRACES);
  await copy.stopDatabase();
  await visitAs(TRACES);
  const during = await (await metrics(METRICS_SECRET)).text();
  await copy.startDatabase();
  await expect.poll(health).toBe('ok');

  const lines = copy.errors().trim().split('\n');
  const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(logged.filter(({ msg }) => msg === 'Answered').length).toBeGreaterThan(PUBLIC.length * 2);
  const warnings = logged.filter(({ level }) => level === 'warn');
  expect(warnings.some(({ request }) => /^[0-9a-f]{12}$/.test(String(request)))).toBe(true);
  for (const trace of TRACES) expect(lines.filter((line) => line.includes(trace))).toEqual([]);

  expect((await metrics('a-wrong-secret-for-it')).status).toBe(401);
  const answer = await metrics(METRICS_SECRET);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  const after = await answer.text();
  expect([during, after].map((text) => /^site_database_up (\d)$/m.exec(text)?.[1])).toEqual(['0', '1']);
  expect(after).toMatch(/^site_requests_total\{route="page",status="200"\} [1-9]/m);
  expect(after).toMatch(/^site_requests_total\{route="account",status="503"\} [1-9]/m);
  expect(after).toMatch(/^site_page_cache_reads_total\{result="fresh"\} [1-9]/m);
  expect(after).toMatch(/^site_database_seconds_count\{outcome="failed"\} [1-9]/m);
  for (const trace of TRACES) expect(after).not.toContain(trace);

  // Spans are sent every five seconds.
  await expect
    .poll(() => collector.spans().map(({ name }) => name))
    .toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^GET \/search/),
        expect.stringMatching(/^fetch .*\?\[query\]$/),
      ]),
    );
  expect(TRACES.filter((trace) => collector.text().includes(trace))).toEqual([]);
});
