import { once } from 'node:events';
import { createServer, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { finishHeads, finalLocation } from '@/lib/answer-heads';

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
  const original = ServerResponse.prototype.writeHead;
  const server = createServer((request, response) => {
    response.statusCode = Number(request.headers['x-status']);
    response.setHeader('location', request.headers['x-twice'] ? ['/new', '/new'] : '/new');
    response.end();
  });
  let origin = '';
  beforeAll(async () => {
    finishHeads();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    ServerResponse.prototype.writeHead = original;
    server.close();
    await once(server, 'close');
  });

  const locationOf = async (headers: Record<string, string>) => {
    const response = await fetch(`${origin}/old?utm_source=x`, { headers, redirect: 'manual' });
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
