import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Keys } from '../keys.ts';

/** Returns an unkeyed digest, for random tokens, which nobody can guess from it. */
export function sha256(value: string): string {
  return createHash('sha256').update(value).digest('hex');
}

/** Returns a digest with a key, for secrets such as six digits, which could be found from an unkeyed one by trial. */
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
