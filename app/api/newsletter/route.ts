import { tooMany } from '@/lib/accounts/auth-failure';
import { addSubscription, isConfirmedSubscription, passOnSubscription } from '@/lib/data/newsletter';
import { getViewer } from '@/lib/data/viewer';
import { NEWSLETTER_TITLES, newsletterSchema } from '@/lib/newsletter/schema';
import { accountRoute } from '@/lib/services/accounts/account-route';
import { limits } from '@/lib/services/accounts/limits';

const SUBSCRIBED = "You've been subscribed to our newsletter";
/** Returns the message for a subscriber whose email address is not yet confirmed. */
const toConfirm = (email: string) => `To confirm, please open the link in the email we send to ${email}.`;
const FAILED = 'Subscription failed';

export const POST = accountRoute({
  form: 'newsletter',
  schema: newsletterSchema,
  titles: NEWSLETTER_TITLES,
  tooOften: FAILED,
  needsSession: true,
  page: () => '/auth',
  byIp: limits.newsletterByIp,
  handler: async (subscription, db) => {
    if (!(await getViewer(db))) {
      return {
        status: 401,
        title: 'Authentication required',
        message: 'Please sign in to subscribe to our newsletter',
      };
    }
    // The database itself limits the subscriptions per account, because it also accepts requests that bypass this form.
    const seconds = await addSubscription(db, subscription);
    if (seconds > 0) return tooMany(seconds, FAILED);
    const refusal = await passOnSubscription(db, subscription);
    if (refusal) return { status: 422, title: FAILED, message: refusal };
    const isConfirmed = await isConfirmedSubscription(db, subscription.email);
    return {
      title: 'Success!',
      message: isConfirmed ? SUBSCRIBED : `${SUBSCRIBED}. ${toConfirm(subscription.email)}`,
    };
  },
});
