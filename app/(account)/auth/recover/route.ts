import { recoverySchema } from '@/lib/accounts/schemas';
import { absoluteUrl } from '@/lib/routing/site-url';
import { accountRoute } from '@/lib/services/accounts/account-route';
import { limits } from '@/lib/services/accounts/limits';
import { hideAccountExistence } from '@/lib/services/accounts/hide-account-existence';

export const POST = accountRoute({
  form: 'recover',
  schema: recoverySchema,
  page: () => '/auth/forgotten',
  byIp: limits.recoveryByIp,
  byAccount: { limit: limits.recoveryByAccount, subject: ({ email }) => email },
  handler: async ({ email }, db) => {
    const redirectTo = absoluteUrl('/auth/confirm?next=/auth/new-password');
    const failure = await hideAccountExistence(() => db.auth.resetPasswordForEmail(email, { redirectTo }));
    if (failure) return failure;
    // The response is the same for every email address, so that it does not reveal who has an account.
    return {
      message: `If there is an account for ${email}, we’ve sent it a link. Open the link in this browser to choose a new password. Nothing there? Check your spam folder.`,
    };
  },
});
