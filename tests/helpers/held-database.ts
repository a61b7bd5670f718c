import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server in front of the database, which can hold back answers of the database, or be down. */
export interface HeldDatabase {
  url: string;
  /** Holds back every answer that contains this text; '' holds none. */
  hold(text: string): void;
  /** Resolves once an answer is held back. */
  isHolding(): Promise<void>;
  /** Sends the answers that were held back, and holds no more. */
  release(): void;
  /** Breaks every connection from now on, as if the database were away, or stops doing so. */
  setAway(isAway: boolean): void;
  stop(): Promise<void>;
}

export async function holdDatabase(target: string): Promise<HeldDatabase> {
  let text = '';
  let isAway = false;
  let holding = Promise.withResolvers<void>();
  const held: (() => void)[] = [];
  const { hostname, port } = new URL(target);
  const server = http.createServer((request, response) => {
    if (isAway) return void request.destroy();
    const { method, url: path, headers } = request;
    const plain = { ...headers, 'accept-encoding': 'identity' };
    const asked = http.request({ hostname, port, method, path, headers: plain }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const body = Buffer.concat(chunks);
        const send = () => response.writeHead(answer.statusCode ?? 502, answer.headers).end(body);
        if (!text || !body.includes(text)) return void send();
        held.push(send);
        holding.resolve();
      });
    });
    asked.on('error', () => response.destroy());
    request.pipe(asked);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hold(given) {
      text = given;
      holding = Promise.withResolvers<void>();
    },
    isHolding: () => holding.promise,
    release() {
      text = '';
      for (const send of held.splice(0)) send();
    },
    setAway(given) {
      isAway = given;
      if (isAway) server.closeAllConnections();
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
