import { accountRoute, tooMany } from '@/lib/accounts/account-route';
import { limits } from '@/lib/accounts/limits';
import { addSubscription, passOnSubscription } from '@/lib/data/newsletter';
import { getViewer } from '@/lib/data/viewer';
import { NEWSLETTER_TITLES, newsletterSchema } from '@/lib/newsletter/schema';

const FAILED = 'Subscription failed';

export const POST = accountRoute({
  form: 'newsletter',
  schema: newsletterSchema,
  titles: NEWSLETTER_TITLES,
  tooOften: FAILED,
  needsSession: true,
  page: () => '/auth',
  byAddress: limits.newsletterByAddress,
  handler: async (subscription, db) => {
    if (!(await getViewer(db))) {
      return {
        status: 401,
        title: 'Authentication required',
        message: 'Please sign in to subscribe to our newsletter',
      };
    }
    // The database limits each account, since this form is not the only way to it.
    const seconds = await addSubscription(db, subscription);
    if (seconds > 0) return tooMany(seconds, FAILED);
    const refusal = await passOnSubscription(db, subscription);
    if (refusal) return { status: 422, title: FAILED, message: refusal };
    return { title: 'Success!', message: "You've been subscribed to our newsletter" };
  },
});
