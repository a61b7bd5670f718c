import 'server-only';
import { RateLimiter } from './rate-limiter';

const MINUTES = 60;

/** One address may be that of a whole office; one account is one person's. That of the newsletter by account is in the database. */
export const limits = {
  signInByAddress: new RateLimiter({ name: 'sign-in address', points: 100, seconds: 15 * MINUTES }),
  signInByAccount: new RateLimiter({ name: 'sign-in account', points: 10, seconds: 15 * MINUTES }),
  signUpByAddress: new RateLimiter({ name: 'sign-up address', points: 20, seconds: 60 * MINUTES }),
  signUpByAccount: new RateLimiter({ name: 'sign-up account', points: 5, seconds: 60 * MINUTES }),
  recoveryByAddress: new RateLimiter({ name: 'recovery address', points: 20, seconds: 60 * MINUTES }),
  recoveryByAccount: new RateLimiter({ name: 'recovery account', points: 5, seconds: 60 * MINUTES }),
  newsletterByAddress: new RateLimiter({ name: 'newsletter address', points: 20, seconds: 60 * MINUTES }),
};
