import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { limitBody } from '@/server/request-body';

let server: Server;
/** The lengths of the bodies that the handler has read to the end. */
const read: number[] = [];
beforeAll(async () => {
  server = createServer((asked, answer) => {
    if (limitBody(asked, answer)) return;
    void text(asked).then(
      (body) => {
        read.push(body.length);
        answer.end('read');
      },
      () => undefined,
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function post(path: string, size: number, headers: Record<string, string | number> = {}) {
  const { port } = server.address() as AddressInfo;
  const sent = request({ port, path, host: '127.0.0.1', method: 'POST', agent: false, headers });
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
  for (let left = size; left > 0; left -= 8192) sent.write('a'.repeat(Math.min(left, 8192)));
  sent.end();
  const [answer] = await answered;
  return [answer.statusCode, await text(answer)];
}

const KILOBYTE = 1024;

it.each([
  ['/auth/sign-in', 64 * KILOBYTE],
  ['/admin/retailers', 1_000 * KILOBYTE],
  ['/api/revalidate', 3_000 * KILOBYTE],
])(
  'a body for %s within its limit is read to the end, with and without Content-Length',
  async (path, size) => {
    read.length = 0;
    expect(await post(path, size)).toEqual([200, 'read']);
    expect(await post(path, size, { 'content-length': size })).toEqual([200, 'read']);
    expect(read).toEqual([size, size]);
  },
);

it.each([
  ['/auth/sign-in', 65 * KILOBYTE],
  ['/auth/sign-in', 8_000 * KILOBYTE],
  ['/admin/retailers', 1_200 * KILOBYTE],
  ['/api/revalidate', 5_000 * KILOBYTE],
])(
  'a body for %s with %i bytes is refused, and its handler does not mistake the beginning for all of it',
  async (path, size) => {
    read.length = 0;
    const refusal = [413, 'That is too much text. Please shorten it.'];
    expect(await post(path, size)).toEqual(refusal);
    expect(await post(path, size, { 'content-length': size })).toEqual(refusal);
    expect(await post(path, size, { connection: 'keep-alive' })).toEqual(refusal);
    expect(read).toEqual([]);
  },
);

it('answers a script that accepts JSON in JSON', async () => {
  const [status, body] = await post('/auth/sign-in', 100_000, { accept: 'application/json' });
  expect([status, JSON.parse(String(body))]).toEqual([
    413,
    { status: 'error', message: expect.stringContaining('too') },
  ]);
});
