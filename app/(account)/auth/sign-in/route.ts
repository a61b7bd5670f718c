import { authFailure } from '@/lib/accounts/auth-failure';
import { nextPath, signInPath } from '@/lib/accounts/next-path';
import { signInSchema } from '@/lib/accounts/schemas';
import { accountRoute } from '@/lib/services/accounts/account-route';
import { forgetSignIns, limits } from '@/lib/services/accounts/limits';

export const POST = accountRoute({
  form: 'sign-in',
  schema: signInSchema,
  page: ({ next }) => signInPath(nextPath(next)),
  byAddress: limits.signInByAddress,
  byAccount: { limit: limits.signInByAccount, subject: ({ email }) => email },
  handler: async ({ email, password, next }, db, visitorAddress) => {
    const { error } = await db.auth.signInWithPassword({ email, password });
    if (error) return authFailure(error);
    await forgetSignIns(email, visitorAddress);
    return { redirectTo: nextPath(next) };
  },
});
