import { once } from 'node:events';
import https from 'node:https';
import net, { type AddressInfo, type Socket } from 'node:net';
import { checkLink } from '../../../lib/services/link-check/check-link';
import { TEST_CERTIFICATE } from './test-certificate';

// Tests with servers that send bytes that Node's HTTP server would refuse to send. The test server therefore uses bare
// sockets.

type Answer = (socket: Socket, request: string) => void;

/** The answers of the server, by path. */
const ANSWERS: Record<string, Answer> = {
  '/endless': (socket, request) => {
    if (request.startsWith('HEAD')) return socket.end('HTTP/1.1 405 No\r\ncontent-length: 0\r\n\r\n');
    socket.write('HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\ncontent-length: 10000000000\r\n\r\n');
    socket.write(Buffer.alloc((sent = 65_536)));
    // Sends one part per millisecond, like a fast network. Without this pause, the server would send as fast as memory
    // allows.
    const part = Buffer.alloc(65_536);
    const more = setInterval(() => {
      socket.write(part);
      sent += part.length;
    }, 1);
    socket.on('close', () => {
      clearInterval(more);
      endless.resolve(sent);
    });
  },
  '/drip': (socket) => {
    socket.write('HTTP/1.1 200 OK\r\nx-slow: ');
    const drip = setInterval(() => socket.write('a'), 10);
    socket.on('close', () => clearInterval(drip));
  },
  '/large-head': (socket) =>
    socket.end(`HTTP/1.1 200 OK\r\ncontent-length: 0\r\nx-policy: ${'a'.repeat(40_000)}\r\n\r\n`),
  '/huge-head': (socket) => {
    socket.write(`HTTP/1.1 200 OK\r\nx-policy: `);
    const more = setInterval(() => socket.write('a'.repeat(10_000)), 1);
    socket.on('close', () => clearInterval(more));
  },
  '/upgrade': (socket) =>
    socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\n'),
  '/no-http': (socket) => socket.end('SSH-2.0-OpenSSH_9.6\r\n'),
  '/utf-8': (socket) => socket.end('HTTP/1.1 301 Moved\r\nlocation: /café?q=£5\r\ncontent-length: 0\r\n\r\n'),
  '/latin-1': (socket) =>
    socket.end(
      Buffer.from('HTTP/1.1 301 Moved\r\nlocation: /caf\xe9\r\ncontent-length: 0\r\n\r\n', 'latin1'),
    ),
};
let sent = 0;
/**
 * Resolves when the client closes the connection. The value is the number of bytes of the endless body sent by then.
 */
const endless = Promise.withResolvers<number>();
const asked: string[] = [];
const server = net.createServer((socket) => {
  socket.on('error', () => undefined);
  socket.once('data', (data) => {
    const [line = ''] = data.toString().split('\r\n');
    const path = line.split(' ')[1] ?? '';
    asked.push(path);
    const answer = ANSWERS[path];
    if (answer) answer(socket, line);
    else socket.end('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n');
  });
});
let origin = '';
const open = new Set<Socket>();
beforeAll(async () => {
  server.on('connection', (socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => asked.splice(0));
afterAll(async () => {
  for (const socket of open) socket.destroy();
  server.close();
  await once(server, 'close');
});

const check = (path: string, options = {}) =>
  checkLink(`${origin}${path}`, { allowPrivate: true, ...options });

test('a body of ten gigabytes is cut off within the first megabyte, and is not unpacked', async () => {
  expect(await check('/endless')).toMatchObject({ health: 'ok', status: 200 });
  expect(await endless.promise).toBeLessThan(1_000_000);
});

test('a server that sends its head byte by byte is abandoned after the time limit', async () => {
  expect(await check('/drip', { limitMs: 200 })).toMatchObject({ health: 'time-out', status: null });
});

test('a large head is read, and an endless one is refused', async () => {
  expect(await check('/large-head')).toMatchObject({ health: 'ok' });
  expect(await check('/huge-head')).toMatchObject({ health: 'unreachable', status: null });
});

test.each(['/upgrade', '/no-http'])('%s is no answer', async (path) => {
  expect(await check(path)).toMatchObject({ health: 'unreachable', status: null });
});

test('the target of a redirect is read as browsers read it, whatever its encoding', async () => {
  expect(await check('/utf-8')).toMatchObject({ health: 'ok', finalUrl: `${origin}/caf%C3%A9?q=%C2%A35` });
  expect(await check('/latin-1')).toMatchObject({ health: 'ok', finalUrl: `${origin}/caf%C3%A9` });
});

test('an invalid certificate is named', async () => {
  const shop = https.createServer(TEST_CERTIFICATE, (_request, response) => response.end());
  shop.listen(0, '127.0.0.1');
  await once(shop, 'listening');
  const { port } = shop.address() as AddressInfo;
  expect(await checkLink(`https://127.0.0.1:${port}/`, { allowPrivate: true })).toMatchObject({
    health: 'certificate',
    text: 'Its certificate is invalid (DEPTH_ZERO_SELF_SIGNED_CERT).',
  });
  shop.close();
  await once(shop, 'close');
});
