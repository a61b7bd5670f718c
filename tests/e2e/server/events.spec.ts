import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { expect, test } from '@playwright/test';
import { newAddress } from '../../helpers/post-from.ts';
import { uniqueWord } from '../../helpers/site-rows.ts';
import { adminClient, given } from '../../helpers/site.ts';

const BROWSER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const BOTS = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (compatible; bingbot/2.0) Chrome/140.0.0.0 Safari/537.36',
  'curl/8.5.0',
];
/** The maximum size of a body in bytes. The site refuses a larger body even if it is valid. */
const LIMIT = 16 * 1024;

interface Sent {
  body?: string | object;
  headers?: Record<string, string>;
  address?: string;
  method?: string;
}

/**
 * Sends a body to /api/events with the headers of a browser on a page of the site. Returns the status of the response.
 */
async function send({ body = '', headers = {}, address = newAddress(), method = 'POST' }: Sent) {
  const sent = request(new URL('/api/events', given('SITE_URL')), {
    method,
    localAddress: address,
    headers: { origin: given('SITE_URL'), 'user-agent': BROWSER, ...headers },
  });
  sent.end(typeof body === 'string' ? body : JSON.stringify(body));
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
}

const viewOf = (path: string) => ({ events: [{ kind: 'view', path }] });

/** Returns the number of views of a page in the last 30 minutes. Returns 0 if ten other pages have more views. */
async function views(path: string): Promise<number> {
  const { data, error } = await (await adminClient()).rpc('analytics_live');
  if (error) throw error;
  const { pages } = data as { pages: { path: string; views: number }[] };
  return pages.find((page) => page.path === path)?.views ?? 0;
}

/**
 * Sends so many views of a path that the path would be among the most viewed pages if the site counted them. Returns
 * the statuses of the responses.
 */
async function sendOften(path: string, headers: Record<string, string>) {
  const many = { events: Array.from({ length: 20 }, () => ({ kind: 'view', path })) };
  const statuses = [];
  for (let round = 0; round < 5; round += 1) statuses.push(await send({ body: many, headers }));
  return statuses;
}

test('events are stored before they are acknowledged', async () => {
  const path = `/${uniqueWord('seen')}`;
  expect(await sendOften(path, {})).toEqual(Array(5).fill(204));
  expect(await views(path)).toBe(100);
});

test('many requests at the same time are all stored', async () => {
  const path = `/${uniqueWord('busy')}`;
  const body = { events: Array.from({ length: 20 }, () => ({ kind: 'view', path })) };
  const statuses = await Promise.all(Array.from({ length: 30 }, () => send({ body })));
  expect(statuses).toEqual(Array(30).fill(204));
  expect(await views(path)).toBe(600);
});

test('bots are left out, and so is everybody whose browser asks not to be tracked', async () => {
  const path = `/${uniqueWord('unseen')}`;
  for (const bot of BOTS) expect(await sendOften(path, { 'user-agent': bot })).toEqual(Array(5).fill(204));
  for (const name of ['dnt', 'sec-gpc'])
    expect(await sendOften(path, { [name]: '1' })).toEqual(Array(5).fill(204));
  expect(await views(path)).toBe(0);
});

test('a body that is too large or invalid is refused with 400', async () => {
  const bodies = [
    '',
    'x',
    'null',
    '[]',
    '{}',
    '{"events":[]}',
    '{"events":[{"kind":"view"}]}',
    '{"events":[{"kind":"view","path":"/","ip":"192.0.2.1"}]}',
    '{"events":[{"kind":"view","path":"/Käse"}]}',
    `{"events":[{"kind":"view","path":"/"}]}${' '.repeat(LIMIT)}`,
    'x'.repeat(100_000),
    '{'.repeat(10_000),
  ];
  for (const body of bodies)
    expect([body.slice(0, 60), await send({ body })]).toEqual([body.slice(0, 60), 400]);
  const longest = JSON.stringify(viewOf('/'));
  expect(await send({ body: longest + ' '.repeat(LIMIT - longest.length) })).toBe(204);
});

test('only pages of this site may send events, and only by POST', async () => {
  const body = viewOf('/');
  for (const origin of ['https://evil.example', 'null', ''])
    expect([origin, await send({ body, headers: { origin } })]).toEqual([origin, 403]);
  for (const method of ['PUT', 'PATCH'])
    expect([method, await send({ body, method })]).toEqual([method, 405]);
  expect((await fetch(`${given('SITE_URL')}/api/events`)).status).toBe(405);
});

test('requests from one IP address are limited, those from another are not', async () => {
  const address = newAddress();
  const statuses = new Set<number | undefined>();
  for (let round = 0; round < 13; round += 1) {
    const some = await Promise.all(Array.from({ length: 50 }, () => send({ body: 'x', address })));
    for (const status of some) statuses.add(status);
  }
  expect([...statuses].sort()).toEqual([400, 429]);
  expect(await send({ body: 'x' })).toBe(400);
});

test('many events in few requests are limited too', async () => {
  const address = newAddress();
  const body = { events: Array.from({ length: 20 }, () => ({ kind: 'view', path: '/' })) };
  const statuses: (number | undefined)[] = [];
  // The site counts events towards the limit before it drops those of bots, so the limit applies to bots too.
  for (let round = 0; round < 151; round += 1)
    statuses.push(await send({ body, address, headers: { 'user-agent': BOTS.join() } }));
  expect([...new Set(statuses.slice(0, 150)), statuses.at(-1)]).toEqual([204, 429]);
});

test('the response has no cookie and may not be stored', async () => {
  const response = await fetch(`${given('SITE_URL')}/api/events`, {
    method: 'POST',
    headers: { origin: given('SITE_URL'), 'user-agent': BROWSER },
    body: JSON.stringify(viewOf('/')),
  });
  expect(response.status).toBe(204);
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(response.headers.get('cache-control')).toBe('no-store');
});
