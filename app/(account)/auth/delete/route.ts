import { accountRoute } from '@/lib/accounts/account-route';
import { inField, NOT_SIGNED_IN } from '@/lib/accounts/auth-failure';
import { presentPasswordFailure } from '@/lib/accounts/present-password';
import { deletionSchema } from '@/lib/accounts/schemas';
import { deleteOwnAccount } from '@/lib/data/account';
import { passOnRemovals } from '@/lib/data/newsletter';
import { getViewer } from '@/lib/data/viewer';
import { DatabaseError } from '@/lib/errors';
import { publicClient } from '@/lib/supabase/public';

const LAST_ADMIN = '23514';

export const POST = accountRoute({
  form: 'delete',
  schema: deletionSchema,
  needsSession: true,
  page: () => '/auth/delete-account',
  handler: async ({ current }, db, visitorAddress) => {
    const viewer = await getViewer(db);
    if (!viewer) return NOT_SIGNED_IN;
    const account = { email: viewer.email, password: current };
    const failure = await presentPasswordFailure(account, visitorAddress);
    if (failure) return failure;
    try {
      const removals = await deleteOwnAccount(db);
      // The account is gone, and its session with it: what is left to tell Mailchimp needs none.
      await passOnRemovals(publicClient(), removals);
    } catch (error) {
      if (!(error instanceof DatabaseError) || error.code !== LAST_ADMIN) throw error;
      return inField(
        'current',
        'You are the only admin. Make somebody else an admin first, then delete your account.',
      );
    }
    await db.auth.signOut({ scope: 'local' });
    return { redirectTo: '/auth', notice: 'Your account and all that belonged to it have been deleted.' };
  },
});
