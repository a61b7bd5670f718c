import { accountRoute } from '@/lib/accounts/account-route';
import { unsubscribeLinkSchema } from '@/lib/accounts/schemas';
import { passOnRemovals, unsubscribeByLink } from '@/lib/data/newsletter';

/** Ends the subscription that the link in a mail names; nobody has to sign in for it. */
export const POST = accountRoute({
  form: 'unsubscribe',
  schema: unsubscribeLinkSchema,
  page: (link) => `/auth/unsubscribe?${new URLSearchParams(link)}`,
  handler: async (link, db) => {
    if (!(await unsubscribeByLink(db, link))) return { status: 422, message: NOT_OURS };
    await passOnRemovals(db, [link.id]);
    return { message: 'You have been unsubscribed. No more deal alerts will be sent to you.' };
  },
});

const NOT_OURS =
  'This link is not complete, so nothing was changed. Open it once more from the mail, or sign in to unsubscribe.';
