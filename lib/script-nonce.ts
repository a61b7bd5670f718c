import 'server-only';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const POLICY = 'content-security-policy';

/**
 * Gives a request the nonce of its answer in the header from which Next takes it for the scripts of what it renders for one visitor.
 * What a visitor wrote there is no policy of ours.
 */
export function allowNonce({ headers }: IncomingMessage): void {
  delete headers[`${POLICY}-report-only`];
  headers[POLICY] = `script-src 'nonce-${randomBytes(16).toString('base64')}'`;
}

/** The source of a Content-Security-Policy that `allowNonce` has given to a request. */
export const nonceOf = ({ headers }: IncomingMessage): string =>
  String(headers[POLICY] ?? '').replace(/^script-src /, '');
