import { once } from 'node:events';
import {
  createServer,
  ServerResponse,
  request as httpRequest,
  type IncomingMessage,
  type RequestListener,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { finishHeads, finalLocation } from '@/lib/answer-heads';

/** The origin of a server whose heads are finished, for the tests of a block. */
function serving(listener: RequestListener): () => string {
  const original = ServerResponse.prototype.writeHead;
  const server = createServer(listener);
  beforeAll(async () => {
    finishHeads();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(async () => {
    ServerResponse.prototype.writeHead = original;
    server.close();
    await once(server, 'close');
  });
  return () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('finalLocation', () => {
  it.each([
    ['/a/b', '/b?utm_source=x', '/a/b?utm_source=x'],
    ['/a/b', '/b', '/a/b'],
    ['/a/b', '/b?q=a%20b&r=c+d', '/a/b?q=a%20b&r=c+d'],
    // Written anew by Next on its way here
    ['/a/b?q=a+b', '/b?q=a%20b', '/a/b?q=a%20b'],
    ['/a?x=1', '/b?y=2', '/a?x=1&y=2'],
    ['/a?x=1&y=2', '/b?x=3&y=2', '/a?x=1&y=2'],
    ['/a#part', '/b?y=2', '/a?y=2#part'],
    // A trailing slash and then an old address would be two hops
    ['/tech', '/tech/', '/categories/electronics'],
    ['/guides?x=a+b', '/guides/?x=a%20b', '/content?type=guide&x=a%20b'],
    ['//other.example/a', '/b?y=2', '//other.example/a'],
    ['https://other.example/a', '/b?y=2', 'https://other.example/a'],
  ])('%s asked for as %s is %s', (location, url, expected) => {
    expect(finalLocation(location, url)).toBe(expected);
  });
});

describe('a server with kept queries', () => {
  const origin = serving((request, response) => {
    response.statusCode = Number(request.headers['x-status']);
    response.setHeader('location', request.headers['x-twice'] ? ['/new', '/new'] : '/new');
    response.end();
  });

  const locationOf = async (headers: Record<string, string>) => {
    const response = await fetch(`${origin()}/old?utm_source=x`, { headers, redirect: 'manual' });
    return response.headers.get('location');
  };

  it('adds the query to a redirect of a page', async () => {
    for (const status of ['307', '308']) {
      expect(await locationOf({ 'x-status': status })).toBe('/new?utm_source=x');
    }
  });

  it('names a location once that was set twice', async () => {
    expect(await locationOf({ 'x-status': '308', 'x-twice': '1' })).toBe('/new?utm_source=x');
    expect(await locationOf({ 'x-status': '308', 'x-twice': '1', rsc: '1' })).toBe('/new');
  });

  it('leaves other answers and navigations in the browser alone', async () => {
    expect(await locationOf({ 'x-status': '303' })).toBe('/new');
    expect(await locationOf({ 'x-status': '201' })).toBe('/new');
    expect(await locationOf({ 'x-status': '308', rsc: '1' })).toBe('/new');
  });
});

describe('a server of pages with a tag', () => {
  const origin = serving((request, response) => {
    response.statusCode = Number(request.headers['x-status'] ?? 200);
    response.setHeader('etag', 'W/"a"');
    response.setHeader('content-type', request.headers['x-type'] ?? 'text/html');
    response.setHeader('cache-control', 's-maxage=300');
    response.end('text');
  });

  // fetch would name `no-cache` with every tag that it is given.
  const ask = async (headers: Record<string, string>, method = 'GET') => {
    const asking = httpRequest(origin(), { headers, method }).end();
    const [response] = (await once(asking, 'response')) as [IncomingMessage];
    return { status: response.statusCode, text: await text(response), headers: response.headers };
  };

  it.each(['GET', 'HEAD'])('answers a %s of who has it with the head alone', async (method) => {
    for (const known of ['W/"a"', '"a"', 'W/"b", W/"a"', '*']) {
      const { status, text: body, headers } = await ask({ 'if-none-match': known }, method);
      expect([known, status, body]).toEqual([known, 304, '']);
      expect(headers.etag).toBe('W/"a"');
      expect(headers['cache-control']).toBe('s-maxage=300');
      expect(headers['content-type']).toBeUndefined();
    }
  });

  it.each([
    ['who has another', { 'if-none-match': 'W/"b"' }, 'GET', 200],
    ['who has none', {}, 'GET', 200],
    ['who reloads past every cache', { 'if-none-match': 'W/"a"', 'cache-control': 'no-cache' }, 'GET', 200],
    ['who writes', { 'if-none-match': 'W/"a"' }, 'POST', 200],
    ['who asks for what is not there', { 'if-none-match': 'W/"a"', 'x-status': '404' }, 'GET', 404],
  ])('gives the whole answer to %s', async (_, headers, method, expected) => {
    const { status, text: body } = await ask(headers as Record<string, string>, method);
    expect([status, body]).toEqual([expected, 'text']);
  });

  it("does not take a page's tag for that of its data", async () => {
    const {
      status,
      text: body,
      headers,
    } = await ask({ 'if-none-match': 'W/"a"', 'x-type': 'text/x-component' });
    expect([status, body, headers.etag]).toEqual([200, 'text', undefined]);
  });
});
