import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context as HonoContext } from 'hono';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { ipGroup } from '../../../lib/network/ip-group.ts';
import { AuthError } from './auth-error.ts';
import { equalSecrets } from './digests.ts';
import type { AuthContext } from './settings.ts';

/**
 * The length of the time window in which the requests of an IP address and the wrong passwords of an account are
 * counted, as in GoTrue (Supabase's auth server).
 */
const WINDOW_SECONDS = 300;
/**
 * How many token refreshes are allowed for each sign-in that is allowed, as in GoTrue. Browsers refresh the token in
 * every tab.
 */
const REFRESHES_PER_TRY = 5;
/**
 * How many wrong six-digit codes an account may enter per hour, for all its emails together. At this rate, trying all
 * million codes takes eleven years.
 */
const WRONG_CODES = { points: 10, duration: 3600 };

const tooMany = () => new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached');

async function take(limiter: RateLimiterMemory, key: string): Promise<void> {
  await limiter.consume(key).catch(() => {
    throw tooMany();
  });
}

/** Returns which kind of rate limit applies to a request; null if none does. */
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

/**
 * Returns a function that runs attempts under a limit. The function counts each attempt before running it, because
 * several attempts may run at once. A success resets the count.
 */
function guardWith(limiter: RateLimiterMemory): Guard {
  return async (key, attempt) => {
    await take(limiter, key);
    const result = await attempt();
    await limiter.delete(key);
    return result;
  };
}

export interface Limits {
  /** Counts a request against the limit of its sender's IP address. @throws over_request_rate_limit */
  byIp(c: HonoContext): Promise<void>;
  /** Limits wrong passwords for one account, from all IP addresses together. */
  password(c: HonoContext, email: string): <Result>(attempt: () => Promise<Result>) => Promise<Result>;
  /** Limits wrong codes for one account, from all IP addresses together. */
  code: Guard;
}

/**
 * Creates the limits per IP address and per account, like GoTrue's. Requests from the site's own server (with the
 * secret key) count only towards the limit of wrong codes. All these requests come from the server's IP address, so
 * with limits per IP address, visitors would lock each other out. The site itself limits each visitor and each account.
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
    async byIp(c) {
      const kind = kindOf(c);
      if (!kind || isSite(c)) return;
      const ip = ipGroup(getConnInfo(c).remote.address ?? 'unknown');
      await take(kind === 'refresh' ? refreshes : tries, `${kind} ${ip}`);
    },
    password: (c, email) => (attempt) => (isSite(c) ? attempt() : passwords(email, attempt)),
    code: guardWith(new RateLimiterMemory(WRONG_CODES)),
  };
}
