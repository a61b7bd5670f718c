import { authFailure, NOT_SIGNED_IN } from '@/lib/accounts/auth-failure';
import { passwordSchema } from '@/lib/accounts/schemas';
import { getViewer } from '@/lib/data/viewer';
import { accountRoute } from '@/lib/services/accounts/account-route';
import { isSessionFromMail, presentPasswordFailure } from '@/lib/services/accounts/present-password';

export const POST = accountRoute({
  form: 'password',
  schema: passwordSchema,
  needsSession: true,
  page: () => '/auth/new-password',
  handler: async ({ password, current }, db, visitorIp) => {
    if (!(await isSessionFromMail(db))) {
      const viewer = await getViewer(db);
      if (!viewer) return NOT_SIGNED_IN;
      const account = { email: viewer.email, password: current };
      const failure = await presentPasswordFailure(account, visitorIp);
      if (failure) return failure;
    }
    const { error } = await db.auth.updateUser({ password, current_password: current || undefined });
    if (error) return authFailure(error);
    // Refresh the session, so that it no longer counts as opened by the link in an email. The next change of password
    // then requires the current password.
    await db.auth.refreshSession();
    return { redirectTo: '/auth', notice: 'Your password has been changed' };
  },
});
