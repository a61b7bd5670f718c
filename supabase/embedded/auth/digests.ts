import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Keys } from '../keys.ts';

/** Returns a digest without a key. Use it for random tokens, because nobody can guess such a token from its digest. */
export function sha256(value: string): string {
  return createHash('sha256').update(value).digest('hex');
}

/**
 * Returns a digest with a key. Use it for short secrets such as six digits: if the digest had no key, anyone could find
 * the secret by trying all possible secrets.
 */
export function keyedDigest(keys: Keys, purpose: string, value: string): string {
  return createHmac('sha256', keys.secretKey).update(`${purpose}:${value}`).digest('hex');
}

export function randomToken(): string {
  return randomBytes(24).toString('base64url');
}

export function randomDigits(): string {
  return randomInt(0, 1_000_000).toString().padStart(6, '0');
}

export function equalSecrets(a: string, b: string): boolean {
  return timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest());
}
