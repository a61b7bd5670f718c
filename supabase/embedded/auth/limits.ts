import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context as HonoContext } from 'hono';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { addressGroup } from '../../../lib/network/address-group.ts';
import { AuthError } from './auth-error.ts';
import { equalSecrets } from './digests.ts';
import type { AuthContext } from './settings.ts';

/** The window in which GoTrue counts the requests of an IP address. */
const WINDOW_SECONDS = 300;
/** Browsers refresh automatically in every tab, so GoTrue allows five times as many refreshes. */
const REFRESHES_PER_TRY = 5;
/** Wrong six-digit codes per account, for all its mails together: to try all million codes takes eleven years. */
const WRONG_CODES = { points: 10, duration: 3600 };

const tooMany = () => new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached');

async function take(limiter: RateLimiterMemory, key: string): Promise<void> {
  await limiter.consume(key).catch(() => {
    throw tooMany();
  });
}

/** Returns the kind of limit for a request; null if it has none. */
function kindOf(c: HonoContext): 'sign-up' | 'sign-in' | 'refresh' | 'mail' | 'verify' | 'account' | null {
  const route = `${c.req.method} ${c.req.path.replace(/^.*\/auth\/v1/, '')}`;
  switch (route) {
    case 'POST /signup':
      return 'sign-up';
    case 'POST /token':
      return c.req.query('grant_type') === 'refresh_token' ? 'refresh' : 'sign-in';
    case 'POST /recover':
    case 'POST /resend':
      return 'mail';
    case 'POST /verify':
    case 'GET /verify':
      return 'verify';
    case 'PUT /user':
      return 'account';
    default:
      return null;
  }
}

type Guard = <Result>(key: string, attempt: () => Promise<Result>) => Promise<Result>;

/** Counts attempts before they run, because many may be in flight; a success resets the count. */
function guardWith(limiter: RateLimiterMemory): Guard {
  return async (key, attempt) => {
    await take(limiter, key);
    const result = await attempt();
    await limiter.delete(key);
    return result;
  };
}

export interface Limits {
  /** Counts a request by its sender's IP address. @throws over_request_rate_limit */
  byAddress(c: HonoContext): Promise<void>;
  /** Limits the wrong passwords of one account, from all IP addresses together. */
  password(c: HonoContext, email: string): <Result>(attempt: () => Promise<Result>) => Promise<Result>;
  /** Limits the wrong codes of one account, from all IP addresses together. */
  code: Guard;
}

/**
 * Limits per IP address and per account, like GoTrue's. The site's server (secret key) is exempt: all its visitors
 * share its IP address and would lock each other out, so the site counts each visitor itself.
 */
export function makeLimits(context: AuthContext): Limits {
  const { triesPerAddress, failedSignIns } = context.auth;
  const tries = new RateLimiterMemory({ points: triesPerAddress, duration: WINDOW_SECONDS });
  const refreshes = new RateLimiterMemory({
    points: triesPerAddress * REFRESHES_PER_TRY,
    duration: WINDOW_SECONDS,
  });
  const passwords = guardWith(new RateLimiterMemory({ points: failedSignIns, duration: WINDOW_SECONDS }));
  const isSite = (c: HonoContext) => equalSecrets(c.req.header('apikey') ?? '', context.keys.secretKey);
  return {
    async byAddress(c) {
      const kind = kindOf(c);
      if (!kind || isSite(c)) return;
      const address = addressGroup(getConnInfo(c).remote.address ?? 'unknown');
      await take(kind === 'refresh' ? refreshes : tries, `${kind} ${address}`);
    },
    password: (c, email) => (attempt) => (isSite(c) ? attempt() : passwords(email, attempt)),
    code: guardWith(new RateLimiterMemory(WRONG_CODES)),
  };
}
