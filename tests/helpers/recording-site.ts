import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Recorded {
  path: string;
  headers: IncomingHttpHeaders;
  body: unknown;
}

export interface RecordingSite {
  url: string;
  /** The requests that the server has received so far. */
  requests: Recorded[];
  /** The status with which the server answers from now on. */
  status: number;
  /** The body of each response from now on, as JSON. */
  answer: object;
  /** Called for each request. The server answers after it. */
  onRequest?: () => Promise<void>;
  stop(): Promise<void>;
}

/** Starts a server that replaces an instance of the site and records the requests that it receives. */
export async function startRecordingSite(): Promise<RecordingSite> {
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      site.requests.push({
        path: request.url ?? '',
        headers: request.headers,
        body: JSON.parse(text || 'null'),
      });
      const answer = () =>
        response
          .writeHead(site.status, { 'content-type': 'application/json' })
          .end(JSON.stringify(site.answer));
      void (site.onRequest?.() ?? Promise.resolve()).then(answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const site: RecordingSite = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    status: 200,
    answer: {},
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return site;
}
