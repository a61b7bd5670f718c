import 'server-only';
import { addressGroup } from '@/lib/network/address-group';
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
  fromAddress: RateLimiter;
  inTotal: RateLimiter;
}

/**
 * The limits for account forms. Limits per IP address are higher than limits per account, because one IP address may
 * serve a whole office. The database limits newsletter subscriptions per account.
 */
export const limits = {
  signInByAddress: limiter('sign-in address', 100, 15),
  signInByAccount: {
    fromAddress: limiter('sign-in account and address', 10, 15),
    inTotal: limiter('sign-in account', 100, 15),
  },
  signUpByAddress: limiter('sign-up address', 20, 60),
  signUpByAccount: {
    fromAddress: limiter('sign-up account and address', 5, 60),
    inTotal: limiter('sign-up account', 20, 60),
  },
  recoveryByAddress: limiter('recovery address', 20, 60),
  recoveryByAccount: {
    fromAddress: limiter('recovery account and address', 5, 60),
    inTotal: limiter('recovery account', 20, 60),
  },
  complaintByAddress: limiter('complaint address', 20, 60),
  newsletterByAddress: limiter('newsletter address', 20, 60),
  dealAlertsByAddress: limiter('deal alerts address', 60, 60),
  // A mobile network may have thousands of visitors behind one IP address. A page view sends about five events. The
  // limit of nginx must not be lower (deploy/nginx/proxy.conf).
  eventRequestsByAddress: local('event requests address', 600),
  eventsByAddress: local('events address', 3_000),
  jobRunsByAddress: local('job runs address', 60),
};

const pairOf = (account: string, visitorAddress: string) =>
  JSON.stringify([account, addressGroup(visitorAddress)]);

/** Counts an attempt on an account. Returns 0 if the attempt is allowed, otherwise the seconds to wait. */
export async function takeByAccount(
  limit: AccountLimit,
  account: string,
  visitorAddress: string,
): Promise<number> {
  // Check the limit per IP address first. An attempt that it rejects does not count against the account.
  return (
    (await limit.fromAddress.take(pairOf(account, visitorAddress))) || (await limit.inTotal.take(account))
  );
}

export const takeSignIn = (account: string, visitorAddress: string) =>
  takeByAccount(limits.signInByAccount, account, visitorAddress);

/**
 * Resets the count of sign-in attempts on an account from this IP address. Call it after the user has entered the
 * correct password.
 */
export const forgetSignIns = (account: string, visitorAddress: string) =>
  limits.signInByAccount.fromAddress.forget(pairOf(account, visitorAddress));
