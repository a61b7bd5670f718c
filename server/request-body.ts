import { STATUS_TEXTS } from '@/lib/accounts/status-texts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { actionError } from '@/lib/forms/form-state';
import { ACTION_BYTES } from '@/lib/images/logo-rules';

/**
 * The size limit of request bodies outside /admin and the webhook. Visitors' forms send less, and the route handlers of
 * these forms have stricter limits with their own error messages.
 */
const PUBLIC_BYTES = 64 * 1024;
/**
 * The size limit of a webhook's body. A webhook sends the old and the new version of a row, and the longest text of a
 * row has 200,000 characters.
 */
const WEBHOOK_BYTES = 4 * 1024 * 1024;
/**
 * How long the server reads and discards the rest of a refused body: until no data has arrived for IDLE_MS, but at most
 * for LINGER_MS. During this time the client can read the response. nginx has the same limits (nginx.org,
 * lingering_timeout and lingering_time).
 */
const IDLE_MS = 5_000;
const LINGER_MS = 30_000;

/** Returns how many bytes a request body for this URL may have. */
export function bodyLimit(url: string): number {
  if (/^\/admin(?:[/?]|$)/.test(url)) return ACTION_BYTES;
  return /^\/api\/revalidate(?:\?|$)/.test(url) ? WEBHOOK_BYTES : PUBLIC_BYTES;
}

/**
 * Counts the bytes of a request body while it arrives. Beyond the limit, the request is refused with 413 (or 400 for
 * /api/events) and the rest is discarded. To the route handler, the body seems to break off, as if the visitor had
 * disconnected.
 * @returns whether the request was refused immediately because of its Content-Length
 */
export function limitBody(request: IncomingMessage, response: ServerResponse): boolean {
  const limit = bodyLimit(request.url ?? '/');
  if (Number(request.headers['content-length'] ?? 0) > limit) {
    refuse(request, response);
    return true;
  }
  // Node's parser passes each chunk of the body to `request.push`, which is replaced here. A `data` listener would
  // start the stream before the route handler reads it.
  const push = request.push.bind(request);
  let bytes = 0;
  let isRefused = false;
  request.push = (piece: Buffer | null, encoding) => {
    bytes += piece?.length ?? 0;
    // After a refusal, drop all further chunks and the end of the body. Otherwise, a handler could take the part
    // received so far for the whole body.
    if (isRefused) return true;
    if (bytes <= limit) return push(piece, encoding);
    isRefused = true;
    refuse(request, response);
    return true;
  };
  return false;
}

function refuse(request: IncomingMessage, response: ServerResponse): void {
  // In the response to a server action, Next's router passes on an error message only if the content type is exactly
  // 'text/plain' (components/admin/call-action).
  const isAction = request.headers['next-action'] !== undefined;
  // For /api/events, a body that is too large has the same status as any other invalid body.
  const status = /^\/api\/events(?:\?|$)/.test(request.url ?? '') ? 400 : 413;
  const message = isAction ? STATUS_TEXTS[413] : 'Your text is too long. Shorten it and try again.';
  const asJson = request.headers.accept?.includes('application/json');
  const plain = isAction ? 'text/plain' : 'text/plain; charset=utf-8';
  if (!response.headersSent) {
    const body = asJson ? JSON.stringify(actionError(message, { title: undefined })) : message;
    // Keep the connection open. If Node closed it immediately, data still arriving would reset the connection, and the
    // response would be lost.
    response.shouldKeepAlive = true;
    response.writeHead(status, {
      'Content-Type': asJson ? 'application/json' : plain,
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
    });
    response.end(body);
  }
  const { socket } = request;
  let [bytes, waited] = [socket.bytesRead, 0];
  const check = setInterval(() => {
    waited += IDLE_MS;
    const isOver = socket.bytesRead === bytes || waited >= LINGER_MS;
    bytes = socket.bytesRead;
    if (isOver && !request.complete) socket.destroy();
    if (isOver || request.complete) clearInterval(check);
  }, IDLE_MS).unref();
}
