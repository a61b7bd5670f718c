import { randomInt } from 'node:crypto';
import bcrypt from 'bcryptjs';
import { isGuessable } from '../../../lib/accounts/guessable-password.ts';
import { AuthError, validationFailed } from './auth-error.ts';

const MIN_LENGTH = 8;
/** The longest password, in bytes. bcrypt ignores all further bytes, and GoTrue refuses longer passwords too. */
const MAX_BYTES = 72;
const COST = 10;

/** The characters of random passwords. l, I, O, 0 and 1 are left out, because they are easily confused. */
const READABLE = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

function weak(reason: 'length' | 'pwned', message: string): AuthError {
  return new AuthError(422, 'weak_password', message, { weak_password: { reasons: [reason] } });
}

/**
 * Checks the length and the strength of a password. @throws `validation_failed` (400) if it is too long, and
 * `weak_password` (422) with the reasons if it is too weak, as GoTrue does
 */
export async function checkPasswordStrength(password: string, email?: string): Promise<void> {
  if (Buffer.byteLength(password) > MAX_BYTES) {
    throw validationFailed(`Password cannot be longer than ${MAX_BYTES} characters`);
  }
  if ([...password].length < MIN_LENGTH) {
    throw weak('length', `Password should be at least ${MIN_LENGTH} characters.`);
  }
  if (await isGuessable(password, email)) {
    throw weak('pwned', 'Password is known to be weak and easy to guess, please choose a different one.');
  }
}

/** Hashes a password. Call this outside transactions: hashing is slow, and the database has one connection. */
export function hashPassword(password: string): Promise<string> {
  return bcrypt.hash(password, COST);
}

let decoy: Promise<string> | undefined;

/**
 * Returns whether the password is correct. Takes the same time for an unknown user, a user without a password and a
 * wrong password.
 */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  decoy ??= hashPassword(randomPassword());
  const decoyHash = await decoy;
  const matches = await bcrypt.compare(password, hash ?? decoyHash);
  return hash !== null && matches && Buffer.byteLength(password) <= MAX_BYTES;
}

export function isBcryptHash(hash: string): boolean {
  return /^\$2[aby]\$\d{2}\$[./A-Za-z0-9]{53}$/.test(hash);
}

export function randomPassword(length = 20): string {
  return Array.from({ length }, () => READABLE[randomInt(READABLE.length)]).join('');
}
