import { STATUS_TEXTS } from '@/lib/accounts/status-texts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { actionError } from '@/lib/forms/form-state';
import { ACTION_BYTES } from '@/lib/images/logo-limits';

/** More than visitors' forms need. Their handlers have stricter limits with their own messages. */
const PUBLIC_BYTES = 64 * 1024;
/** A webhook sends a row before and after its change. A row's longest text has 200,000 characters. */
const WEBHOOK_BYTES = 4 * 1024 * 1024;
/**
 * The rest of a refused body is read and discarded, so that the client can read the response: until nothing arrives for
 * IDLE_MS, but at most for LINGER_MS. nginx has the same limits (nginx.org, lingering_timeout and lingering_time).
 */
const IDLE_MS = 5_000;
const LINGER_MS = 30_000;

/** Returns how many bytes a request body for this URL may have. */
export function bodyLimit(url: string): number {
  if (/^\/admin(?:[/?]|$)/.test(url)) return ACTION_BYTES;
  return /^\/api\/revalidate(?:\?|$)/.test(url) ? WEBHOOK_BYTES : PUBLIC_BYTES;
}

/**
 * Counts the bytes of a request body while it arrives. Beyond the limit, the request is refused with 413 and the rest is
 * discarded. The handler sees the body break off, as if the visitor had disconnected.
 * @returns whether the request was refused immediately because of its Content-Length
 */
export function limitBody(request: IncomingMessage, response: ServerResponse): boolean {
  const limit = bodyLimit(request.url ?? '/');
  if (Number(request.headers['content-length'] ?? 0) > limit) {
    refuse(request, response);
    return true;
  }
  // Node's parser passes each chunk to this method. A `data` listener would start the stream before the handler reads it.
  const push = request.push.bind(request);
  let bytes = 0;
  let isRefused = false;
  request.push = (piece: Buffer | null, encoding) => {
    bytes += piece?.length ?? 0;
    // The end is withheld too, so that no handler mistakes the beginning of the body for all of it.
    if (isRefused) return true;
    if (bytes <= limit) return push(piece, encoding);
    isRefused = true;
    refuse(request, response);
    return true;
  };
  return false;
}

function refuse(request: IncomingMessage, response: ServerResponse): void {
  // Next's router passes on the message of an action only if its type is exactly 'text/plain' (components/admin/call-action).
  const isAction = request.headers['next-action'] !== undefined;
  const message = isAction ? STATUS_TEXTS[413] : 'That is too much text. Please shorten it.';
  const asJson = request.headers.accept?.includes('application/json');
  const plain = isAction ? 'text/plain' : 'text/plain; charset=utf-8';
  if (!response.headersSent) {
    const body = asJson ? JSON.stringify(actionError(message, { title: undefined })) : message;
    // If Node closed the connection immediately, data still arriving would reset it, and the response would be lost.
    response.shouldKeepAlive = true;
    response.writeHead(413, {
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
