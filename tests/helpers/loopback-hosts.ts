import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LoopbackHosts {
  port: number;
  stop(): Promise<void>;
}

/**
 * Starts a server on the hosts 127.0.0.1 to 127.0.0.`count`, all on the same port. Link checks count them as different
 * hosts, and only this machine can reach them.
 */
export async function startLoopbackHosts(
  count: number,
  listener: http.RequestListener,
): Promise<LoopbackHosts> {
  const servers: http.Server[] = [];
  let port = 0;
  for (let number = 1; number <= count; number += 1) {
    const server = http.createServer(listener).listen(port, `127.0.0.${number}`);
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
    servers.push(server);
  }
  return {
    port,
    async stop() {
      await Promise.all(
        servers.map(async (server) => {
          const closed = once(server, 'close');
          server.close();
          server.closeAllConnections();
          await closed;
        }),
      );
    },
  };
}
