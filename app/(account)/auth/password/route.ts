import { accountRoute } from '@/lib/accounts/account-route';
import { authFailure, NOT_SIGNED_IN } from '@/lib/accounts/auth-failure';
import { isSessionFromMail, presentPasswordFailure } from '@/lib/accounts/present-password';
import { passwordSchema } from '@/lib/accounts/schemas';
import { getViewer } from '@/lib/data/viewer';

export const POST = accountRoute({
  form: 'password',
  schema: passwordSchema,
  needsSession: true,
  page: () => '/auth/new-password',
  handler: async ({ password, current }, db, visitorAddress) => {
    if (!(await isSessionFromMail(db))) {
      const viewer = await getViewer(db);
      if (!viewer) return NOT_SIGNED_IN;
      const account = { email: viewer.email, password: current };
      const failure = await presentPasswordFailure(account, visitorAddress);
      if (failure) return failure;
    }
    const { error } = await db.auth.updateUser({ password, current_password: current || undefined });
    if (error) return authFailure(error);
    // A session that a mail opened is now one like any other: the next change asks for this password.
    await db.auth.refreshSession();
    return { redirectTo: '/auth', notice: 'Your password has been changed' };
  },
});
