import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkLink } from '../../lib/services/link-check/check-link';

/** The requests that the test server received, as 'HEAD /path'. */
const asked: string[] = [];
const server = http.createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  const [, kind = '', rest = ''] = /^\/([a-z]+)\/?(.*)$/.exec(request.url ?? '') ?? [];
  if (kind === 'silent') return;
  if (kind === 'headless' && request.method === 'HEAD') return response.writeHead(405).end();
  if (kind === 'leads') return response.writeHead(302, { location: rest ? `/${rest}` : '/fine' }).end();
  if (kind === 'away') return response.writeHead(301, { location: rest }).end();
  response.writeHead(kind === 'gone' ? 410 : 200).end('A page');
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

test('a link to an existing page is confirmed by a request for its head only', async () => {
  expect(await check('/fine')).toEqual({ isGood: true, text: 'Responds with 200 OK.' });
  expect(asked).toEqual(['HEAD /fine']);
});

test('after a refused HEAD request, a GET request is sent', async () => {
  expect(await check('/headless')).toEqual({ isGood: true, text: 'Responds with 200 OK.' });
  expect(asked).toEqual(['HEAD /headless', 'GET /headless']);
});

test('a link to a missing page is reported', async () => {
  expect(await check('/gone')).toEqual({ isGood: false, text: 'Responds with 410 Gone.' });
});

test('three redirects are followed, and a fourth is not', async () => {
  const three = await check('/leads/leads/leads');
  expect(three).toEqual({ isGood: true, text: `Redirects to ${origin}/fine, which responds with 200 OK.` });
  expect(await check('/leads/leads/leads/leads')).toEqual({
    isGood: false,
    text: 'Redirects more than 3 times.',
  });
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

test('private addresses are never requested, neither by number nor by name', async () => {
  const port = new URL(origin).port;
  for (const host of ['127.0.0.1', 'localhost', '0x7f.1', '[::ffff:127.0.0.1]', '[::1]']) {
    const found = await checkLink(`http://${host}:${port}/fine`, { allowPrivate: false });
    expect([host, found]).toEqual([host, { isGood: false, text: expect.stringMatching(/private network/) }]);
  }
  expect(asked).toEqual([]);
});
