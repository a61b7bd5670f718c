import { inField, NOT_SIGNED_IN } from '@/lib/accounts/auth-failure';
import { newEmailSchema } from '@/lib/accounts/schemas';
import { getViewer } from '@/lib/data/viewer';
import { absoluteUrl } from '@/lib/routing/site-url';
import { accountRoute } from '@/lib/services/accounts/account-route';
import { limits } from '@/lib/services/accounts/limits';
import { presentPasswordFailure } from '@/lib/services/accounts/present-password';
import { hideAccountExistence } from '@/lib/services/accounts/hide-account-existence';

export const POST = accountRoute({
  form: 'address',
  schema: newEmailSchema,
  needsSession: true,
  page: () => '/auth/new-address',
  byIp: limits.recoveryByIp,
  handler: async ({ email, current }, db, visitorIp) => {
    const viewer = await getViewer(db);
    if (!viewer) return NOT_SIGNED_IN;
    if (email.toLowerCase() === viewer.email.toLowerCase()) {
      return inField('email', 'This is already your email address');
    }
    const account = { email: viewer.email, password: current };
    const failure = await presentPasswordFailure(account, visitorIp);
    if (failure) return failure;
    const emailRedirectTo = absoluteUrl('/auth/confirm?next=/auth/new-address');
    const change = { email, current_password: current };
    return (
      (await hideAccountExistence(() => db.auth.updateUser(change, { emailRedirectTo }))) ?? {
        message: `We’ve sent a link to ${email}, unless another account uses it. If you get a link at your current address too, open both. Use this browser. Until then, sign in with ${viewer.email}.`,
      }
    );
  },
});
