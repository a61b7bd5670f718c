import { authFailure } from '@/lib/accounts/auth-failure';
import { signOutSchema } from '@/lib/accounts/schemas';
import { accountRoute } from '@/lib/services/accounts/account-route';

export const POST = accountRoute({
  form: 'any',
  schema: signOutSchema,
  page: () => '/auth',
  handler: async (_input, db) => {
    const { error } = await db.auth.signOut();
    // Ignore a 401: a user without a session is already signed out.
    if (error && authFailure(error).status !== 401) return authFailure(error);
    return { redirectTo: '/auth', title: 'Signed out', notice: 'You have been signed out successfully.' };
  },
});
