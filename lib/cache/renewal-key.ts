import { randomBytes, timingSafeEqual } from 'node:crypto';
import { processState } from './process-state.ts';

/** The header of the requests by which the server renews stored answers (server/renewals). */
export const RENEWAL_HEADER = 'x-renewal-key';

/** The key of this process. Nobody else knows it. */
export const renewalKey = (): string =>
  processState('renewal key', () => randomBytes(24).toString('base64url'));

/** Returns whether a value of RENEWAL_HEADER is the key of this process. */
export function isRenewalKey(value: string | null | undefined): boolean {
  const given = Buffer.from(value ?? '');
  const key = Buffer.from(renewalKey());
  return given.length === key.length && timingSafeEqual(given, key);
}
