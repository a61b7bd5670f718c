import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

interface Asked {
  path: string;
  body: string;
}

export interface Gate {
  url: string;
  /**
   * The requests that are held back. If the sender of a request closes the connection, the request is removed from the
   * list.
   */
  held: Asked[];
  /** Returns whether the gate holds back a request. */
  holds: (asked: Asked) => boolean;
  /** Ends all connections, as if the server had been killed. With `isDown`, also refuses new connections. */
  cut(options?: { isDown?: boolean }): Promise<void>;
}

interface Answering {
  /** Answers a request itself and returns true, or returns false if the target must answer it. */
  answer: (asked: Asked, response: http.ServerResponse) => boolean;
  /** The URL of the server that answers all requests that `answer` does not answer. */
  target?: string;
}

/** Starts a server that holds back some requests, answers some itself, and passes the others on to another server. */
export async function startGate({ answer, target }: Answering): Promise<Gate> {
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      const asked = { path: request.url ?? '', body: body.toString() };
      if (gate.holds(asked)) {
        gate.held.push(asked);
        response.once('close', () => (gate.held = gate.held.filter((other) => other !== asked)));
      } else if (!answer(asked, response) && target) passOn(target, { request, body, response });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const gate: Gate = {
    url: `http://127.0.0.1:${port}`,
    held: [],
    holds: () => false,
    async cut({ isDown = false } = {}) {
      const closed = isDown && once(server, 'close');
      if (isDown) server.close();
      server.closeAllConnections();
      gate.held = [];
      await closed;
    },
  };
  return gate;
}

interface Passed {
  request: http.IncomingMessage;
  body: Buffer;
  response: http.ServerResponse;
}

/**
 * Sends a request on to another server, and returns that server's response to the sender. If that server is down,
 * closes the connection.
 */
function passOn(target: string, { request, body, response }: Passed): void {
  const { method, headers } = request;
  const { hostname, port } = new URL(target);
  const passed = http.request({ hostname, port, method, headers, path: request.url }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.on('error', () => response.destroy()).pipe(response);
  });
  passed.on('error', () => response.destroy());
  passed.end(body);
}
