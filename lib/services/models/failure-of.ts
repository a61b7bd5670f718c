import 'server-only';
import { APICallError } from 'ai';
import { PRIVATE_HOST } from '@/lib/network/public-lookup';
import { retryAfterSeconds } from '@/lib/network/retry-after';
import { ModelError } from './model-error';

/** The error codes of requests that never reached the provider. */
const NEVER_SENT = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', PRIVATE_HOST];

/**
 * Converts an error from the AI SDK to a ModelError. `hasBegun` is true if part of the answer had arrived before the
 * error.
 */
export function failureOf(error: unknown, { hasBegun }: { hasBegun: boolean }): ModelError {
  if (error instanceof ModelError) return error;
  const isFree = true;
  const status = APICallError.isInstance(error) ? error.statusCode : undefined;
  if (!APICallError.isInstance(error) || status === undefined || status < 300) {
    if (hasBegun) return new ModelError('cut-off');
    const isNeverSent = codesOf(error).some((code) => NEVER_SENT.includes(code));
    return new ModelError('unreachable', { isFree: isNeverSent });
  }
  if (status === 401 || status === 403) return new ModelError('unauthorised', { isFree });
  if (status !== 429 && status < 500) return new ModelError('rejected', { isFree });
  const header = error.responseHeaders?.['retry-after'];
  const seconds = header === undefined ? null : retryAfterSeconds(header);
  return new ModelError(status === 429 ? 'rate-limited' : 'server-error', {
    isFree,
    ...(seconds !== null && { retryAfterMs: seconds * 1_000 }),
  });
}

/** Returns the codes of an error and of its causes. */
function codesOf(error: unknown): string[] {
  const codes: string[] = [];
  let each = error;
  for (let depth = 0; depth < 5 && typeof each === 'object' && each !== null; depth += 1) {
    if ('code' in each) codes.push(String(each.code));
    each = 'cause' in each ? each.cause : null;
  }
  return codes;
}
