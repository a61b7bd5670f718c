import { inField, NOT_SIGNED_IN } from '@/lib/accounts/auth-failure';
import { deletionSchema } from '@/lib/accounts/schemas';
import { deleteOwnAccount } from '@/lib/data/account';
import { DatabaseError } from '@/lib/data/database-error';
import { passOnRemovals } from '@/lib/data/newsletter';
import { getViewer } from '@/lib/data/viewer';
import { accountRoute } from '@/lib/services/accounts/account-route';
import { presentPasswordFailure } from '@/lib/services/accounts/present-password';
import { publicClient } from '@/lib/supabase/public';

const LAST_ADMIN = '23514';

export const POST = accountRoute({
  form: 'delete',
  schema: deletionSchema,
  needsSession: true,
  page: () => '/auth/delete-account',
  handler: async ({ current }, db, visitorIp) => {
    const viewer = await getViewer(db);
    if (!viewer) return NOT_SIGNED_IN;
    const account = { email: viewer.email, password: current };
    const failure = await presentPasswordFailure(account, visitorIp);
    if (failure) return failure;
    try {
      const removals = await deleteOwnAccount(db);
      // The account and its session have been deleted by now. The call to Mailchimp below needs no session.
      await passOnRemovals(publicClient(), removals);
    } catch (error) {
      if (!(error instanceof DatabaseError) || error.code !== LAST_ADMIN) throw error;
      return inField(
        'current',
        'You’re the only admin. Make someone else an admin first, then delete your account.',
      );
    }
    await db.auth.signOut({ scope: 'local' });
    return { redirectTo: '/auth', notice: 'Your account and its data have been deleted.' };
  },
});
