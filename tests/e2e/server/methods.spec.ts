import { once } from 'node:events';
import { type IncomingMessage, request as httpRequest, type RequestOptions } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { createUser, PASSWORD, sessionCookie } from '../../helpers/accounts.ts';
import { rawRequest } from '../../helpers/raw-request.ts';
import { cachedFunctions, serverActions } from '../../helpers/server-actions.ts';
import { given } from '../../helpers/site.ts';

/** Paths of files that route handlers generate: one for each method that the tests below send. */
const FILES = [
  '/og/retailers/very.png',
  '/og/retailers/uniqlo.png',
  '/sitemaps/pages.xml',
  '/sitemaps/retailers-1.xml',
];

for (const [index, method] of ['PUT', 'POST', 'OPTIONS', 'DELETE'].entries()) {
  const path = FILES[index] ?? '';
  test(`${path} refuses a ${method} and stays unchanged`, async ({ request }) => {
    const refused = await request.fetch(path, { method });
    expect(refused.status()).toBe(405);
    expect(refused.headers().allow).toBe('GET, HEAD');
    const answer = await request.get(path);
    expect(answer.headers()['content-type']).toMatch(/^(image\/png|application\/xml)/);
    expect(answer.status()).toBe(200);
    expect((await answer.body()).length).toBeGreaterThan(500);
  });
}

const CALL = { 'content-type': 'text/plain', accept: 'text/x-component' };
const ACTION = `40${'a'.repeat(40)}`;

for (const path of ['/sitemap.xml', '/./feed.xml', '/x/../llms.txt', '/og/home.png']) {
  test(`${path} refuses the call of an action and stays unchanged`, async () => {
    const call = { method: 'POST', headers: { ...CALL, 'next-action': ACTION }, body: '[]' };
    expect((await rawRequest(given('SITE_URL'), path, call)).status).toBe(405);
    const answer = await rawRequest(given('SITE_URL'), path);
    expect(answer.status).toBe(200);
    expect(answer.body.length).toBeGreaterThan(500);
  });
}

test("no function of 'use cache' can be called, by its header or in a form", async ({ request }) => {
  const functions = cachedFunctions();
  expect(functions.length).toBeGreaterThan(10);
  const origin = given('SITE_URL');
  for (const { id } of functions) {
    const called = await request.post('/', {
      headers: { ...CALL, origin, 'next-action': id },
      data: '["x"]',
    });
    expect([id, called.status(), await called.text()]).toEqual([id, 404, 'Not Found']);
    const sent = await request.post('/', { headers: { origin }, multipart: { [`$ACTION_ID_${id}`]: '' } });
    expect([id, sent.status()]).toEqual([id, 405]);
  }
});

for (const path of ['/', '/retailers/argos', '/search', '/auth', '/admin']) {
  test(`a post to ${path} from another site is forbidden`, async ({ request }) => {
    for (const more of [{}, { 'next-action': ACTION }] as Record<string, string>[]) {
      const headers = { ...CALL, origin: 'https://other.example', ...more };
      expect((await request.post(path, { headers, data: '[]', maxRedirects: 0 })).status()).toBe(403);
    }
  });
}

/** Sends a request with Node's own HTTP client, because `fetch` refuses to send some of the requests in this file. */
async function ask(path: string, options: RequestOptions = {}) {
  const { hostname, port } = new URL(given('SITE_URL'));
  const sent = httpRequest({ hostname, port, path, agent: false, ...options });
  sent.end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const body = await text(answer);
  return { status: answer.statusCode, headers: answer.headers, body };
}

test('unsupported methods get the status that the HTTP standard names', async () => {
  const server = await ask('*', { method: 'OPTIONS' });
  expect([server.status, server.headers.allow]).toEqual([204, 'GET, HEAD, POST, OPTIONS']);
  for (const path of ['/', '/amazon', '/auth', '/api/health', '/admin']) {
    const { status, headers } = await ask(path, { method: 'TRACE' });
    expect([path, status, headers.allow]).toEqual([path, 405, 'GET, HEAD, POST, OPTIONS']);
  }
});

test('no image service fetches pages on request', async () => {
  for (const query of ['url=/admin&w=640&q=75', 'url=%2Ficon.svg&w=64&q=75', ''])
    expect([query, (await ask(`/_next/image?${query}`)).status]).toEqual([query, 404]);
});

test('an address of any length gets a 404 page', async () => {
  const long = 'a'.repeat(3200);
  const paths = [
    '',
    '/x',
    '/guides',
    '/retailers',
    '/categories',
    '/categories/fashion',
    '/content',
    '/auth',
  ];
  for (const path of paths) expect([path, (await ask(`${path}/${long}`)).status]).toEqual([path, 404]);
});

test('behind a proxy with TLS the admin area refuses visitors, and forged hosts do not redirect elsewhere', async () => {
  const cookie = await sessionCookie(await createUser(), PASSWORD);
  for (const forged of [
    { 'x-forwarded-proto': 'https' },
    { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.test', 'x-forwarded-port': '444' },
    { host: 'evil.test', forwarded: 'host=evil.test;proto=https' },
  ]) {
    expect((await ask('/admin', { headers: { ...forged, cookie } })).status).toBe(403);
    for (const path of ['/admin', '/amazon', '/tech', '/ps5', '/amazon/', '/index']) {
      const { status, headers } = await ask(path, { headers: forged });
      expect([path, [303, 308].includes(status ?? 0)]).toEqual([path, true]);
      expect(headers.location).toMatch(/^\/(?!\/)/);
    }
  }
});

test('a forged header cannot make this site accept another origin', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' };
  const forged = { ...form, origin: 'https://evil.test', 'x-forwarded-host': 'evil.test' };
  expect((await ask('/auth/sign-in', { method: 'POST', headers: forged })).status).toBe(403);
  const behindProxy = { ...form, origin: given('SITE_URL'), host: 'inner.example' };
  expect((await ask('/auth/sign-in', { method: 'POST', headers: behindProxy })).status).toBe(422);
});

/**
 * The size of a body that is far larger than the network buffers. The client therefore receives the refusal long before
 * it has sent the whole body.
 */
const MANY_BYTES = 256 * 1024 * 1024;

/**
 * Sends a body, with or without a Content-Length header, until the server responds. Returns the response and the number
 * of bytes sent.
 */
async function stream(path: string, headers: Record<string, string>, chunked = true) {
  const sent = httpRequest(new URL(path, given('SITE_URL')), {
    method: 'POST',
    agent: false,
    headers: { ...headers, ...(chunked ? {} : { 'content-length': String(MANY_BYTES) }) },
  });
  let isOver = false;
  const end = () => (isOver = true);
  sent.on('error', end).on('close', end);
  const answered = once(sent, 'response').then(async ([answer]: IncomingMessage[]) => ({
    status: answer?.statusCode,
    body: answer && (await text(answer)),
  }));
  const piece = Buffer.alloc(64 * 1024, 'a');
  let bytes = 0;
  void answered.then(end, end);
  while (!isOver && bytes < MANY_BYTES) {
    bytes += piece.length;
    if (!sent.write(piece)) await Promise.race([once(sent, 'drain').catch(() => undefined), sleep(500)]);
  }
  if (!isOver) sent.end();
  const { status, body } = await answered;
  sent.destroy();
  return { status, body, bytes };
}

test('every handler and action refuses a body that is too large, even without a stated length', async () => {
  const action = serverActions()[0]?.id ?? '';
  const cookie = await sessionCookie(given('ADMIN_EMAIL'), given('ADMIN_PASSWORD'));
  const origin = given('SITE_URL');
  const form = { origin, 'content-type': 'application/x-www-form-urlencoded' };
  const secret = `Bearer ${given('REVALIDATE_SECRET')}`;
  const targets: [string, Record<string, string>][] = [
    ...['sign-in', 'sign-up', 'sign-out', 'recover', 'password'].map(
      (name): [string, Record<string, string>] => [`/auth/${name}`, form],
    ),
    ['/api/newsletter', form],
    ['/api/revalidate', { 'content-type': 'application/json', authorization: secret }],
    ['/admin/retailers', { origin, cookie, 'next-action': action, 'content-type': 'text/plain' }],
  ];
  for (const [path, headers] of targets) {
    for (const chunked of [true, false]) {
      const { status, bytes } = await stream(path, headers, chunked);
      expect([path, chunked, status]).toEqual([path, chunked, 413]);
      expect([path, bytes < MANY_BYTES / 2]).toEqual([path, true]);
    }
  }
  const { body } = await stream('/auth/sign-in', { ...form, accept: 'application/json' });
  expect(JSON.parse(body ?? '')).toEqual({ status: 'error', message: expect.stringContaining('too long') });
});
