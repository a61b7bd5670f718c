import { accountRoute } from '@/lib/accounts/account-route';
import { authFailure } from '@/lib/accounts/auth-failure';
import { limits } from '@/lib/accounts/limits';
import { nextPath } from '@/lib/accounts/next-path';
import { signUpSchema } from '@/lib/accounts/schemas';
import { askUnknowably, confirmsAddresses } from '@/lib/accounts/unknowable';
import { siteUrl } from '@/lib/site';

export const POST = accountRoute({
  form: 'sign-up',
  schema: signUpSchema,
  page: ({ next }) => `/auth?${new URLSearchParams({ mode: 'sign-up', next: nextPath(next) })}`,
  byAddress: limits.signUpByAddress,
  byAccount: { limit: limits.signUpByAccount, subject: ({ email }) => email },
  handler: async ({ email, password, next }, db) => {
    const signUp = () => db.auth.signUp({ email, password, options: { emailRedirectTo: `${siteUrl()}/` } });
    // The same for an address that has an account: its owner is nobody else's business.
    const mailed = {
      message: `We have sent a mail to ${email}, unless it has an account already. Open the link in it, in this browser, to finish your account.`,
    };
    if (await confirmsAddresses()) return (await askUnknowably(signUp)) ?? mailed;
    const { data, error } = await signUp();
    if (error) return authFailure(error);
    if (!data.session) return mailed;
    return { redirectTo: nextPath(next), title: 'Welcome', notice: 'Your account has been made' };
  },
});
