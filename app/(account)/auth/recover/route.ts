import { accountRoute } from '@/lib/accounts/account-route';
import { limits } from '@/lib/accounts/limits';
import { recoverySchema } from '@/lib/accounts/schemas';
import { askUnknowably } from '@/lib/accounts/unknowable';
import { absoluteUrl } from '@/lib/site';

export const POST = accountRoute({
  form: 'recover',
  schema: recoverySchema,
  page: () => '/auth/forgotten',
  byAddress: limits.recoveryByAddress,
  byAccount: { limit: limits.recoveryByAccount, subject: ({ email }) => email },
  handler: async ({ email }, db) => {
    const redirectTo = absoluteUrl('/auth/confirm?next=/auth/new-password');
    const failure = await askUnknowably(() => db.auth.resetPasswordForEmail(email, { redirectTo }));
    if (failure) return failure;
    // The same for every address: who has an account here is nobody's business.
    return {
      message: `If there is an account for ${email}, a mail is on its way. Open the link in it, in this browser, to choose a new password.`,
    };
  },
});
