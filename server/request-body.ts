import { STATUS_TEXTS } from '@/lib/accounts/status-texts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { actionError } from '@/lib/forms/form-state';
import { ACTION_BYTES } from '@/lib/images/logo-limits';

/** The forms of visitors are smaller; their handler has a narrower limit, and answers in its own words. */
const PUBLIC_BYTES = 64 * 1024;
/** A webhook sends a row as it was and as it is; the longest text of one has 200,000 characters. */
const WEBHOOK_BYTES = 4 * 1024 * 1024;
/** For how long the rest of a refused body is read and thrown away, so that its sender can read the refusal. */
const LINGER_MS = 2_000;

/** How many bytes of body a request for this address may have. */
export function bodyLimit(url: string): number {
  if (/^\/admin(?:[/?]|$)/.test(url)) return ACTION_BYTES;
  return /^\/api\/revalidate(?:\?|$)/.test(url) ? WEBHOOK_BYTES : PUBLIC_BYTES;
}

/**
 * Counts the body of a request while it arrives. What is beyond the limit is never stored: the request is refused with
 * 413, and whoever is reading its body sees it break off, as when a visitor goes away in the middle of it.
 * @returns whether it was refused at once, by the length that it states
 */
export function limitBody(request: IncomingMessage, response: ServerResponse): boolean {
  const limit = bodyLimit(request.url ?? '/');
  if (Number(request.headers['content-length'] ?? 0) > limit) {
    refuse(request, response);
    return true;
  }
  // Node's parser hands over each piece by this method. A listener for `data` would start the stream before its reader.
  const push = request.push.bind(request);
  let bytes = 0;
  let isRefused = false;
  request.push = (piece: Buffer | null, encoding) => {
    bytes += piece?.length ?? 0;
    // The end is withheld too: what was read so far must not pass for the whole.
    if (isRefused) return true;
    if (bytes <= limit) return push(piece, encoding);
    isRefused = true;
    refuse(request, response);
    return true;
  };
  return false;
}

function refuse(request: IncomingMessage, response: ServerResponse): void {
  // Next's router passes on an action's refusal only when its type is 'text/plain' alone (components/admin/call-action).
  const isAction = request.headers['next-action'] !== undefined;
  const message = isAction ? STATUS_TEXTS[413] : 'That is too much text. Please shorten it.';
  const asJson = request.headers.accept?.includes('application/json');
  const plain = isAction ? 'text/plain' : 'text/plain; charset=utf-8';
  if (!response.headersSent) {
    const body = asJson ? JSON.stringify(actionError(message, { title: undefined })) : message;
    // A connection that Node closed at once would be reset, and the refusal lost with what is still on its way.
    response.shouldKeepAlive = true;
    response.writeHead(413, {
      'Content-Type': asJson ? 'application/json' : plain,
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
    });
    response.end(body);
  }
  const { socket } = request;
  setTimeout(() => {
    if (!request.complete) socket.destroy();
  }, LINGER_MS).unref();
}
