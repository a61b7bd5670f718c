import { ownUnsubscribeSchema } from '@/lib/accounts/schemas';
import { passOnRemovals, unsubscribeOwn } from '@/lib/data/newsletter';
import { getViewer } from '@/lib/data/viewer';
import { accountRoute } from '@/lib/services/accounts/account-route';

/** Ends a subscription of the signed-in user. */
export const POST = accountRoute({
  form: 'any',
  schema: ownUnsubscribeSchema,
  needsSession: true,
  page: () => '/auth',
  handler: async ({ id }, db) => {
    if (!(await getViewer(db))) return { status: 401, message: 'You’re not signed in.' };
    if (!(await unsubscribeOwn(db, { id })))
      return { status: 422, message: 'We can’t find that subscription.' };
    await passOnRemovals(db, [id]);
    return {
      redirectTo: '/auth',
      notice: 'You’ve been unsubscribed. We won’t send you any more deal alerts to this email address.',
    };
  },
});
