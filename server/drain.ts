import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Server, Socket } from 'node:net';

/**
 * Returns a function that stops the server once all responses in flight have been sent. `server.close` alone waits
 * for ever for a connection that never sends a request, and as long as a browser goes on asking on an open connection.
 */
export function drainable(server: Server): () => Promise<void> {
  /** Every open connection, with the number of its requests that have no complete response yet. */
  const connections = new Map<Socket, number>();
  let draining = false;

  const count = (socket: Socket, change: 1 | -1) => {
    const inFlight = connections.get(socket);
    if (inFlight === undefined) return;
    connections.set(socket, inFlight + change);
    if (draining && inFlight + change === 0) socket.destroySoon();
  };
  server.on('connection', (socket: Socket) => {
    connections.set(socket, 0);
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    count(socket, 1);
    response.once('close', () => count(socket, -1));
  });

  return () =>
    new Promise((resolve) => {
      draining = true;
      server.close(() => resolve());
      for (const [socket, inFlight] of connections) if (inFlight === 0) socket.destroy();
    });
}
