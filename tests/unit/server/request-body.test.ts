import { jest } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { limitBody } from '@/server/request-body';

let server: Server;
/** The lengths of the request bodies that the handler has read to the end. */
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
    const refusal = [413, 'Your text is too long. Shorten it and try again.'];
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

it('keeps reading a refused body while it arrives, and closes the connection once nothing arrives', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const { port } = server.address() as AddressInfo;
  // Uses a bare socket, because Node's HTTP client closes the connection once it has a response.
  const socket = connect(port, '127.0.0.1');
  const [accepted] = (await once(server, 'connection')) as [Socket];
  const closed = once(socket, 'close');
  const send = async (data: string) => {
    const expected = accepted.bytesRead + data.length;
    socket.write(data);
    while (accepted.bytesRead < expected) await setImmediate();
  };
  const chunk = `2000\r\n${'a'.repeat(8192)}\r\n`;
  try {
    const answered = once(socket, 'data');
    await send('POST /auth/sign-in HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n');
    await send(chunk.repeat(9));
    expect(String((await answered)[0])).toMatch(/^HTTP\/1\.1 413 /);
    for (let seconds = 0; seconds < 20; seconds += 4) {
      await send(chunk);
      await jest.advanceTimersByTimeAsync(4_000);
    }
    expect(accepted.destroyed).toBe(false);
    await jest.advanceTimersByTimeAsync(10_000);
    await closed;
  } finally {
    jest.useRealTimers();
    socket.destroy();
  }
});
