import { authFailure } from '@/lib/accounts/auth-failure';
import { nextPath, signUpPath } from '@/lib/accounts/next-path';
import { signUpSchema } from '@/lib/accounts/schemas';
import { siteUrl } from '@/lib/routing/site-url';
import { accountRoute } from '@/lib/services/accounts/account-route';
import { limits } from '@/lib/services/accounts/limits';
import {
  hideAccountExistence,
  requiresEmailConfirmation,
} from '@/lib/services/accounts/hide-account-existence';

export const POST = accountRoute({
  form: 'sign-up',
  schema: signUpSchema,
  page: ({ next }) => signUpPath(next),
  byIp: limits.signUpByIp,
  byAccount: { limit: limits.signUpByAccount, subject: ({ email }) => email },
  handler: async ({ email, password, next }, db) => {
    const signUp = () => db.auth.signUp({ email, password, options: { emailRedirectTo: `${siteUrl()}/` } });
    // The response is the same whether or not the email address has an account, so that the response does not reveal
    // who has an account.
    const mailed = {
      message: `We’ve sent a link to ${email}, unless it already has an account. Open the link in this browser to finish signing up. Nothing there? Check your spam folder.`,
    };
    if (await requiresEmailConfirmation()) return (await hideAccountExistence(signUp)) ?? mailed;
    const { data, error } = await signUp();
    if (error) return authFailure(error);
    if (!data.session) return mailed;
    return { redirectTo: nextPath(next), title: 'Welcome', notice: 'Your account has been created' };
  },
});
