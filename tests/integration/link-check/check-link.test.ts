import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkLink } from '../../../lib/services/link-check/check-link';

const STATUSES: Record<string, number> = { gone: 410, broken: 500, forbidden: 403 };

/** The requests that the test server has received, each as a text such as 'HEAD /path'. */
const asked: string[] = [];
const server = http.createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  const [, kind = '', rest = ''] = /^\/([a-z]+)\/?(.*)$/.exec(request.url ?? '') ?? [];
  if (kind === 'silent') return;
  if (kind === 'headless' && request.method === 'HEAD') return response.writeHead(405).end();
  if (kind === 'leads') return response.writeHead(302, { location: rest ? `/${rest}` : '/fine' }).end();
  if (kind === 'loses') return response.writeHead(302, { location: '/fine' }).end();
  if (kind === 'away') return response.writeHead(301, { location: rest }).end();
  if (kind === 'later') return response.writeHead(503, { 'retry-after': decodeURIComponent(rest) }).end();
  response.writeHead(STATUSES[kind] ?? 200).end('A page');
});
let origin = '';
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => asked.splice(0));
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const check = (path: string, options = {}) =>
  checkLink(`${origin}${path}`, { allowPrivate: true, ...options });
const OK = { health: 'ok', status: 200, finalUrl: null, text: 'Responds with 200 OK.' };

test('a link to an existing page is confirmed by a request for its head only', async () => {
  expect(await check('/fine')).toEqual(OK);
  expect(asked).toEqual(['HEAD /fine']);
});

test('after a refused HEAD request, a GET request is sent', async () => {
  expect(await check('/headless')).toEqual(OK);
  expect(asked).toEqual(['HEAD /headless', 'GET /headless']);
});

test('a link to a missing page is reported', async () => {
  expect(await check('/gone')).toMatchObject({ health: 'gone', text: 'Responds with 410 Gone.' });
  expect(await check('/broken')).toMatchObject({ health: 'server-error', status: 500 });
  expect(await check('/forbidden')).toMatchObject({ health: 'refused', status: 403 });
});

test('five redirects are followed, and a sixth is not', async () => {
  const five = '/leads/leads/leads/leads/leads';
  const text = `Redirects to ${origin}/fine, which responds with 200 OK.`;
  expect(await check(five)).toMatchObject({ health: 'ok', finalUrl: `${origin}/fine`, text });
  expect(await check(`/leads${five}`)).toMatchObject({
    health: 'unreachable',
    status: null,
    text: 'Redirects more than 5 times.',
  });
});

test('a redirect to another site, to the front page or without its tracking is reported', async () => {
  const elsewhere = origin.replace('127.0.0.1', 'localhost');
  expect(await check(`/away/${elsewhere}/fine`)).toMatchObject({ health: 'moved', status: 200 });
  expect(await check(`/away/${origin}/`)).toMatchObject({ health: 'front-page' });
  expect(await check('/leads/fine?awc=1_2')).toMatchObject({ health: 'ok' });
  expect(await check('/loses?awc=1_2&utm_source=us&size=9')).toMatchObject({
    health: 'tracking-lost',
    text: expect.stringMatching(/ Lost on the way: awc, utm_source\.$/),
  });
});

test('a server that asks for a pause is checked later, and so are all links of its host', async () => {
  const held: [string, number][] = [];
  const turns = {
    take: () => Promise.resolve(held.length === 0 ? 0 : 60_000),
    hold: (host: string, seconds: number) => Promise.resolve(void held.push([host, seconds])),
  };
  expect(await check('/later/120', { turns })).toMatchObject({ health: null, status: 503, waitMs: 120_000 });
  expect(held).toEqual([[new URL(origin).host, 120]]);
  asked.splice(0);
  expect(await check('/fine', { turns })).toMatchObject({ health: null, waitMs: 60_000 });
  expect(asked).toEqual([]);
});

test.each([
  ['a date in the far future', 'Fri, 31 Dec 9999 23:59:59 GMT', 86_400],
  ['a number without end', '9'.repeat(400), 86_400],
  ['a date in the past', 'Wed, 21 Oct 2015 07:28:00 GMT', 0],
])('a host is held for a day at most: %s', async (_what, retryAfter, seconds) => {
  const held: number[] = [];
  const turns = {
    take: () => Promise.resolve(0),
    hold: (_host: string, some: number) => Promise.resolve(void held.push(some)),
  };
  await check(`/later/${encodeURIComponent(retryAfter)}`, { turns });
  expect(held).toEqual([seconds]);
});

test('a database that fails while a host is held says nothing about the link', async () => {
  const turns = { take: () => Promise.resolve(0), hold: () => Promise.reject(new Error('No database')) };
  await expect(check('/later/120', { turns })).rejects.toThrow('No database');
});

test('every request takes a turn at its host, redirects and the second method included', async () => {
  const taken: string[] = [];
  const turns = {
    take: (host: string) => {
      taken.push(host);
      return Promise.resolve(0);
    },
    hold: () => Promise.resolve(),
  };
  await check('/leads/headless', { turns });
  expect(taken).toEqual(Array(4).fill(new URL(origin).host));
});

test('a redirect to a non-web address is not followed', async () => {
  expect((await check('/away/ftp://example.com/')).text).toBe('Redirects to ftp:, which isn’t a web page.');
});

test('a server that does not answer is abandoned after a time limit', async () => {
  expect((await check('/silent', { limitMs: 100 })).text).toMatch(/^Didn’t respond/);
});

test('a refused connection is reported', async () => {
  expect((await checkLink('http://127.0.0.1:1/', { allowPrivate: true })).text).toMatch(
    /^Couldn’t be reached/,
  );
});

test('this machine is not requested by its name or address', async () => {
  const port = new URL(origin).port;
  for (const host of ['127.0.0.1', 'localhost', '[::1]']) {
    const found = await checkLink(`http://${host}:${port}/fine`, { allowPrivate: false });
    expect([host, found]).toEqual([
      host,
      { health: 'private', status: null, finalUrl: null, text: expect.stringMatching(/private network/) },
    ]);
  }
  expect(asked).toEqual([]);
});
