import { randomBytes, timingSafeEqual } from 'node:crypto';

/** The header of the requests by which the server renews stored answers (server/renewals). */
export const RENEWAL_HEADER = 'x-renewal-key';

/** The key of this process, on `globalThis` because the server and Next's bundle share it. Nobody else knows it. */
const KEY = Symbol.for('key of renewals');
const shared = globalThis as typeof globalThis & { [KEY]?: string };

export const renewalKey = (): string => (shared[KEY] ??= randomBytes(24).toString('base64url'));

/** Returns whether a value of RENEWAL_HEADER is the key of this process. */
export function isRenewalKey(value: string | null | undefined): boolean {
  const given = Buffer.from(value ?? '');
  const key = Buffer.from(renewalKey());
  return given.length === key.length && timingSafeEqual(given, key);
}
