import { unsubscribeLinkSchema } from '@/lib/accounts/schemas';
import { passOnRemovals, unsubscribeByLink } from '@/lib/data/newsletter';
import { accountRoute } from '@/lib/services/accounts/account-route';

/** Ends the subscription that the unsubscribe link of an email names. The user need not be signed in. */
export const POST = accountRoute({
  form: 'unsubscribe',
  schema: unsubscribeLinkSchema,
  page: (link) => `/auth/unsubscribe?${new URLSearchParams(link)}`,
  handler: async (link, db) => {
    if (!(await unsubscribeByLink(db, link))) return { status: 422, message: NOT_OURS };
    await passOnRemovals(db, [link.id]);
    return { message: 'You’ve been unsubscribed. We won’t send you any more deal alerts.' };
  },
});

const NOT_OURS =
  'This link is incomplete, so nothing has changed. Open it again from the email, or sign in to unsubscribe.';
