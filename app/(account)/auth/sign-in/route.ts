import { authFailure } from '@/lib/accounts/auth-failure';
import { nextPath, signInPath } from '@/lib/accounts/next-path';
import { signInSchema } from '@/lib/accounts/schemas';
import { accountRoute } from '@/lib/services/accounts/account-route';
import { forgetSignIns, limits } from '@/lib/services/accounts/limits';

export const POST = accountRoute({
  form: 'sign-in',
  schema: signInSchema,
  page: ({ next }) => signInPath(nextPath(next)),
  byIp: limits.signInByIp,
  byAccount: { limit: limits.signInByAccount, subject: ({ email }) => email },
  handler: async ({ email, password, next }, db, visitorIp) => {
    const { error } = await db.auth.signInWithPassword({ email, password });
    if (error) return authFailure(error);
    await forgetSignIns(email, visitorIp);
    return { redirectTo: nextPath(next) };
  },
});
