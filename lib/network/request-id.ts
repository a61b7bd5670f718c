import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/**
 * The name of the header with the id of a request. Our proxy may send this header. The server passes it on to route
 * handlers and actions.
 */
export const REQUEST_ID_HEADER = 'x-request-id';

const BYTES = 6;
const ID = /^[0-9a-f]{12}$/;

/**
 * Sets the id of a request, and returns it. The id is the one that our own proxy has sent, or else a new one. Every
 * line that is logged during the request contains the id, and error pages quote it.
 */
export function noteRequestId(headers: IncomingHttpHeaders, trustedProxies: number): string {
  const given = headers[REQUEST_ID_HEADER];
  const id =
    trustedProxies > 0 && typeof given === 'string' && ID.test(given)
      ? given
      : randomBytes(BYTES).toString('hex');
  headers[REQUEST_ID_HEADER] = id;
  return id;
}

/** Returns the request id to quote to a visitor. If the request has none, as under `next start`, returns a new id. */
export const requestIdOf = (headers: Pick<Headers, 'get'>): string =>
  headers.get(REQUEST_ID_HEADER) ?? randomBytes(BYTES).toString('hex');
