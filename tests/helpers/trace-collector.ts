import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Span {
  name: string;
}
interface Export {
  resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
}

/** Starts a server that receives spans as an OpenTelemetry collector does: OTLP over HTTP, in JSON. */
export async function startCollector() {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    const body = (await request.toArray()).map(String).join('');
    const isExport = request.method === 'POST' && request.url === '/v1/traces';
    if (isExport) bodies.push(body);
    response.writeHead(isExport ? 200 : 404, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    /** Returns the bodies of all exports so far, joined into one text. */
    text: () => bodies.join('\n'),
    spans: () =>
      bodies
        .flatMap((body) => (JSON.parse(body) as Export).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans),
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
