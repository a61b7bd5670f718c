import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Server, Socket } from 'node:net';

/**
 * Returns a function that stops the server once all responses in flight have been sent. `server.close` alone would wait
 * for ever for a connection that sends no request, and for a connection on which a browser keeps sending requests.
 */
export function drainable(server: Server): () => Promise<void> {
  /** Maps each open connection to the number of its requests whose response is not complete yet. */
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
