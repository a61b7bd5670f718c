import { accountRoute } from '@/lib/accounts/account-route';
import { authFailure } from '@/lib/accounts/auth-failure';
import { limits } from '@/lib/accounts/limits';
import { nextPath } from '@/lib/accounts/next-path';
import { signUpSchema } from '@/lib/accounts/schemas';
import { siteUrl } from '@/lib/site';

export const POST = accountRoute({
  form: 'sign-up',
  schema: signUpSchema,
  page: ({ next }) => `/auth?${new URLSearchParams({ mode: 'sign-up', next: nextPath(next) })}`,
  byAddress: limits.signUpByAddress,
  byAccount: { limiter: limits.signUpByAccount, subject: ({ email }) => email },
  handler: async ({ email, password, next }, db) => {
    const { data, error } = await db.auth.signUp({
      email,
      password,
      options: { emailRedirectTo: `${siteUrl()}/` },
    });
    if (error) return authFailure(error);
    if (data.session) return { redirectTo: nextPath(next), notice: 'Your account has been made' };
    return {
      message: `We have sent a mail to ${email}. Open the link in it, in this browser, to finish your account.`,
    };
  },
});
