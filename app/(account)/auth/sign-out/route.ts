import { accountRoute } from '@/lib/accounts/account-route';
import { authFailure } from '@/lib/accounts/auth-failure';
import { signOutSchema } from '@/lib/accounts/schemas';

export const POST = accountRoute({
  form: 'any',
  schema: signOutSchema,
  page: () => '/auth',
  handler: async (_input, db) => {
    const { error } = await db.auth.signOut();
    // Whoever is signed out already has what was asked for.
    if (error && authFailure(error).status !== 401) return authFailure(error);
    return { redirectTo: '/auth', title: 'Signed out', notice: 'You have been signed out successfully.' };
  },
});
