import { accountRoute } from '@/lib/accounts/account-route';
import { ownUnsubscribeSchema } from '@/lib/accounts/schemas';
import { passOnRemovals, unsubscribeOwn } from '@/lib/data/newsletter';
import { getViewer } from '@/lib/data/viewer';

/** Ends a subscription of whoever is signed in. */
export const POST = accountRoute({
  form: 'any',
  schema: ownUnsubscribeSchema,
  needsSession: true,
  page: () => '/auth',
  handler: async ({ id }, db) => {
    if (!(await getViewer(db))) return { status: 401, message: 'You are not signed in, or no longer.' };
    if (!(await unsubscribeOwn(db, { id })))
      return { status: 422, message: 'There is no such subscription.' };
    await passOnRemovals(db, [id]);
    return { redirectTo: '/auth', notice: 'You have been unsubscribed from our deal alerts' };
  },
});
