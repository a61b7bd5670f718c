import { once } from 'node:events';
import { createServer, get, Agent, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { drainable } from '@/server/drain';

/** Starts a server that holds back the end of each response until `answer` is called. */
async function startServer() {
  const waiting: ServerResponse[] = [];
  const server = createServer((_, response) => {
    response.write('first ');
    waiting.push(response);
  });
  // The server never closes an idle connection of its own accord, so only `drain` can close it.
  server.keepAliveTimeout = 0;
  const drain = drainable(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { server, drain, port, answer: () => waiting.shift()?.end('last') };
}

test('a connection that never sends a request does not keep the server from stopping', async () => {
  const { server, drain, port } = await startServer();
  const silent = connect(port, '127.0.0.1');
  await Promise.all([once(silent, 'connect'), once(server, 'connection')]);
  const closed = once(silent, 'close');
  silent.resume();
  await drain();
  await closed;
});

test('a response in flight is sent whole, and its connection is closed although the browser would keep it', async () => {
  const { drain, port, answer } = await startServer();
  const agent = new Agent({ keepAlive: true });
  const asked = get({ port, host: '127.0.0.1', agent });
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const drained = drain();
  answer();
  expect(await text(response)).toBe('first last');
  await drained;
  agent.destroy();
});
