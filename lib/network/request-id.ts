import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** The header with the id of a request. Our proxy sends it, the server passes it on to route handlers and actions. */
export const REQUEST_ID_HEADER = 'x-request-id';

const BYTES = 6;
const ID = /^[0-9a-f]{12}$/;

/**
 * Sets the request's id, which is in every line that is logged during the request, and which error pages quote. Only a
 * proxy of our own may choose the id. Returns the id.
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

/** Returns the id to quote to a visitor. Under `next start`, which sets no ids, it is a new one. */
export const requestIdOf = (headers: Pick<Headers, 'get'>): string =>
  headers.get(REQUEST_ID_HEADER) ?? randomBytes(BYTES).toString('hex');
