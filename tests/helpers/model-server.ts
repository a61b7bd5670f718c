// A server that replaces the providers of language models. It speaks the protocols of OpenAI (chat completions) and
// Anthropic (messages), and can imitate the faults of these providers.
import { once } from 'node:events';
import http from 'node:http';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Behaviour } from './model-behaviour.ts';
import { anthropicEvents, openAiEvents } from './model-events.ts';

interface RecordedRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
}

export interface ModelServer {
  /** The base URL to enter in keys for OpenAI, Anthropic and compatible servers. */
  url: string;
  requests: RecordedRequest[];
  /** How the server answers the next requests, in order. It then answers every further request as `usual` says. */
  next: Behaviour[];
  usual: Behaviour;
  /** Waits until this many requests have arrived. */
  received(count: number): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the server on this machine. */
export async function startModelServer(port = 0): Promise<ModelServer> {
  let arrived: () => void = () => undefined;
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString() || '{}') as Record<string, unknown>;
      models.requests.push({ path: request.url ?? '', headers: request.headers, body });
      arrived();
      answer(response, { path: request.url ?? '', headers: request.headers, body });
    });
  });
  const answer = (response: ServerResponse, request: RecordedRequest) => {
    const behaviour = models.next.shift() ?? models.usual;
    if (behaviour.kind === 'silence') return;
    if (behaviour.kind === 'status') return refuse(response, request, behaviour);
    const isAnthropic = request.path.endsWith('/messages');
    const events = isAnthropic ? anthropicEvents(request.body, behaviour) : openAiEvents(behaviour);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    if (behaviour.kind === 'object' && behaviour.halfway) {
      const half = events.splice(0, Math.ceil(events.length / 2));
      response.write(half.join(''));
      void behaviour.halfway.then(() => response.end(events.join('')));
      return;
    }
    // Waits until everything has been sent before it closes the connection, so that a part of the answer always
    // arrives.
    response.write(events.join(''), () => {
      if (behaviour.kind === 'cut-off') response.destroy();
      else if (behaviour.kind !== 'stall') response.end();
    });
  };
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const models: ModelServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests: [],
    next: [],
    usual: { kind: 'object', object: { answer: 'ready' } },
    async received(count) {
      while (models.requests.length < count) await new Promise<void>((resolve) => (arrived = resolve));
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return models;
}

/** Sends an error whose text repeats the key and the prompt, as some providers do. */
function refuse(
  response: ServerResponse,
  { headers, body }: RecordedRequest,
  { status, retryAfter }: { status: number; retryAfter?: string },
): void {
  const key = headers.authorization ?? headers['x-api-key'];
  response.writeHead(status, {
    'content-type': 'application/json',
    ...(retryAfter !== undefined && { 'retry-after': retryAfter }),
  });
  const message = `Refused: ${String(key)} asked ${JSON.stringify(body)}`;
  response.end(JSON.stringify({ type: 'error', error: { type: 'an_error', message, code: 'an_error' } }));
}
