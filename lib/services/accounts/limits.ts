import 'server-only';
import { ipGroup } from '@/lib/network/ip-group';
import { RateLimiter } from './rate-limiter';

const MINUTES = 60;

const limiter = (name: string, points: number, minutes: number) =>
  new RateLimiter({ name, points, seconds: minutes * MINUTES });
/** Returns a rate limiter that counts per minute. Each instance of the site counts separately, in memory. */
const local = (name: string, points: number) =>
  new RateLimiter({ name, points, seconds: MINUTES, isLocal: true });

/**
 * Two limits on attempts on one account. The limit per IP address is low. The total limit is higher, so that a stranger
 * cannot lock the owner out.
 */
export interface AccountLimit {
  fromIp: RateLimiter;
  inTotal: RateLimiter;
}

/**
 * The limits for forms, analytics events and job runs. In account forms, the limit per IP address is higher than the
 * limit per account and IP address, because one IP address may serve a whole office. The database limits newsletter
 * subscriptions per account.
 */
export const limits = {
  signInByIp: limiter('sign-in IP', 100, 15),
  signInByAccount: {
    fromIp: limiter('sign-in account and IP', 10, 15),
    inTotal: limiter('sign-in account', 100, 15),
  },
  signUpByIp: limiter('sign-up IP', 20, 60),
  signUpByAccount: {
    fromIp: limiter('sign-up account and IP', 5, 60),
    inTotal: limiter('sign-up account', 20, 60),
  },
  recoveryByIp: limiter('recovery IP', 20, 60),
  recoveryByAccount: {
    fromIp: limiter('recovery account and IP', 5, 60),
    inTotal: limiter('recovery account', 20, 60),
  },
  complaintByIp: limiter('complaint IP', 20, 60),
  newsletterByIp: limiter('newsletter IP', 20, 60),
  dealAlertsByIp: limiter('deal alerts IP', 60, 60),
  // A mobile network may have thousands of visitors behind one IP address. A page view sends about five events. The
  // limit of nginx must not be lower (deploy/nginx/proxy.conf).
  eventRequestsByIp: local('event requests IP', 600),
  eventsByIp: local('events IP', 3_000),
  jobRunsByIp: local('job runs IP', 60),
};

const pairOf = (account: string, visitorIp: string) => JSON.stringify([account, ipGroup(visitorIp)]);

/** Counts an attempt on an account. Returns 0 if the attempt is allowed, otherwise the seconds to wait. */
export async function takeByAccount(
  limit: AccountLimit,
  account: string,
  visitorIp: string,
): Promise<number> {
  // Check the limit per IP address first. An attempt that it rejects does not count against the account.
  return (await limit.fromIp.take(pairOf(account, visitorIp))) || (await limit.inTotal.take(account));
}

export const takeSignIn = (account: string, visitorIp: string) =>
  takeByAccount(limits.signInByAccount, account, visitorIp);

/**
 * Resets the count of sign-in attempts on an account from this IP address. Call it after the user has entered the
 * correct password.
 */
export const forgetSignIns = (account: string, visitorIp: string) =>
  limits.signInByAccount.fromIp.forget(pairOf(account, visitorIp));
