import { once } from 'node:events';
import net from 'node:net';
import type { AddressInfo } from 'node:net';

/** Returns a port of 127.0.0.1 that no process uses at the moment. */
export async function freePort(): Promise<string> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return String(port);
}
