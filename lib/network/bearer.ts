import { timingSafeEqual } from 'node:crypto';

/**
 * Returns whether the Authorization header of a request contains this secret. The time that the comparison takes does
 * not reveal the secret.
 */
export function hasBearer(request: Request, secret: string): boolean {
  const given = Buffer.from(request.headers.get('authorization') ?? '');
  const expected = Buffer.from(`Bearer ${secret}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
