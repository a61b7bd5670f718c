import type { Failure } from './auth-failure';

/** The refusal of what was tried too often. */
export function tooMany(seconds: number, title?: string): Failure & { retryAfter: number } {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return {
    status: 429,
    title,
    message: `That was tried too often. Please wait ${wait} and try again.`,
    retryAfter: seconds,
  };
}
