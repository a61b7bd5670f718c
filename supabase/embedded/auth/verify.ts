import type { Tx } from '../transaction.ts';
import { AuthError } from './auth-error.ts';
import type { Redeemed } from './one-time-tokens.ts';
import { confirmation, findUserById, isBanned, mergeMetadata, updateUser } from './users.ts';
import type { UserChanges, UserRow } from './users.ts';

function changedEmail(user: UserRow, email: string): UserChanges {
  const known = 'email' in user.raw_user_meta_data ? { email } : {};
  return {
    email,
    email_change: null,
    email_confirmed_at: user.email_confirmed_at ?? new Date().toISOString(),
    raw_user_meta_data: mergeMetadata(user.raw_user_meta_data, { ...known, email_verified: true }),
  };
}

interface Verified {
  user: UserRow;
  /** The account's previous email address if the verification changed it, otherwise null. */
  left: string | null;
}

/** Applies a redeemed link or code from an email. The link or code proves that the user owns the email address. */
export async function applyVerification(tx: Tx, redeemed: Redeemed): Promise<Verified> {
  const user = await findUserById(tx, redeemed.userId);
  if (!user) throw new AuthError(404, 'user_not_found', 'User not found');
  if (isBanned(user)) throw new AuthError(403, 'user_banned', 'User is banned');
  if (redeemed.type === 'email_change') {
    return { user: await updateUser(tx, user.id, changedEmail(user, redeemed.email)), left: user.email };
  }
  // The account's email address has changed since the email was sent, so the email proves nothing about the new
  // address.
  if (user.email !== redeemed.email) {
    throw new AuthError(403, 'otp_expired', 'Email link is invalid or has expired');
  }
  return { user: await updateUser(tx, user.id, confirmation(user)), left: null };
}
