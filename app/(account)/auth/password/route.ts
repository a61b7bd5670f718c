import { accountRoute } from '@/lib/accounts/account-route';
import { authFailure } from '@/lib/accounts/auth-failure';
import { passwordSchema } from '@/lib/accounts/schemas';

export const POST = accountRoute({
  form: 'password',
  schema: passwordSchema,
  needsSession: true,
  page: () => '/auth/new-password',
  handler: async ({ password }, db) => {
    const { error } = await db.auth.updateUser({ password });
    if (error) return authFailure(error);
    return { redirectTo: '/auth', notice: 'Your password has been changed' };
  },
});
