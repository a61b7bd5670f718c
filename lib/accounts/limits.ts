import 'server-only';
import { addressGroup } from '@/lib/address-group';
import { RateLimiter } from './rate-limiter';

const MINUTES = 60;

const limiter = (name: string, points: number, minutes: number) =>
  new RateLimiter({ name, points, seconds: minutes * MINUTES });

/** Tries of one account: few from one address, and more in total, or anybody could lock its owner out. */
export interface AccountLimit {
  fromAddress: RateLimiter;
  inTotal: RateLimiter;
}

/** One address may be that of a whole office; one account is one person's. That of the newsletter by account is in the database. */
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
};

const pairOf = (account: string, visitorAddress: string) =>
  JSON.stringify([account, addressGroup(visitorAddress)]);

/** Counts a try of an account. Returns 0 when it is allowed, else the seconds after which it is again. */
export async function takeByAccount(
  limit: AccountLimit,
  account: string,
  visitorAddress: string,
): Promise<number> {
  // What one address is refused is not counted against the account.
  return (
    (await limit.fromAddress.take(pairOf(account, visitorAddress))) || (await limit.inTotal.take(account))
  );
}

export const takeSignIn = (account: string, visitorAddress: string) =>
  takeByAccount(limits.signInByAccount, account, visitorAddress);

/** After the right password: the wrong ones from this address are forgotten; those from elsewhere were somebody else's. */
export const forgetSignIns = (account: string, visitorAddress: string) =>
  limits.signInByAccount.fromAddress.forget(pairOf(account, visitorAddress));
