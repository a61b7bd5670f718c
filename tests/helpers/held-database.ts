import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server in front of the database. It can hold back the database's answers, or act as if the database were down. */
export interface HeldDatabase {
  url: string;
  /** Holds back every response that contains this text. With '', holds back none. */
  hold(text: string): void;
  /** Resolves once a response is held back. */
  isHolding(): Promise<void>;
  /** Sends the responses that were held back, and stops holding responses back. */
  release(): void;
  /** With `true`, breaks every connection, as if the database were down. With `false`, lets requests through again. */
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
