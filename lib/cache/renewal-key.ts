import { randomBytes, timingSafeEqual } from 'node:crypto';
import { processState } from './process-state.ts';

/** The header that marks the requests by which the server renews its cached pages (server/renewals). */
export const RENEWAL_HEADER = 'x-renewal-key';

/** Returns the random key that this process sends in the header `RENEWAL_HEADER`. No other process knows the key. */
export const renewalKey = (): string =>
  processState('renewal key', () => randomBytes(24).toString('base64url'));

/** Returns whether a value of the header `RENEWAL_HEADER` is the key of this process. */
export function isRenewalKey(value: string | null | undefined): boolean {
  const given = Buffer.from(value ?? '');
  const key = Buffer.from(renewalKey());
  return given.length === key.length && timingSafeEqual(given, key);
}
