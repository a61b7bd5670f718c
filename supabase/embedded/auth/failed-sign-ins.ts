import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context as HonoContext } from 'hono';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { AuthError } from './auth-error.ts';

const WINDOW_SECONDS = 300;

export interface FailedSignIns {
  /** Runs a sign-in with this email, unless too many failed; counts it when it fails, else forgets the others. */
  guard<Result>(c: HonoContext, email: string, signIn: () => Promise<Result>): Promise<Result>;
}

/**
 * Wrong passwords of one account from one address, in the number that GoTrue lets an address try at once. GoTrue counts
 * addresses alone, told by its gateway; here the whole site signs in from its own, and must not be shut out as one.
 */
export function failedSignIns(points: number): FailedSignIns {
  const limiter = new RateLimiterMemory({ points, duration: WINDOW_SECONDS });
  return {
    async guard(c, email, signIn) {
      const key = JSON.stringify([getConnInfo(c).remote.address, email]);
      // Counted before the password is checked: tries at the same moment are as many.
      const isOpen = await limiter.consume(key).then(
        () => true,
        () => false,
      );
      if (!isOpen) throw new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached');
      const result = await signIn();
      await limiter.delete(key);
      return result;
    },
  };
}
