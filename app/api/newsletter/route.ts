import { accountRoute } from '@/lib/accounts/account-route';
import { limits } from '@/lib/accounts/limits';
import { tooMany } from '@/lib/accounts/auth-failure';
import { addSubscription, isConfirmedSubscription, passOnSubscription } from '@/lib/data/newsletter';
import { getViewer } from '@/lib/data/viewer';
import { NEWSLETTER_TITLES, newsletterSchema } from '@/lib/newsletter/schema';

const SUBSCRIBED = "You've been subscribed to our newsletter";
/** Of an address that nobody has shown to be theirs. */
const toConfirm = (email: string) =>
  `Before the first one we ask at ${email} whether that is right: please open the link in that mail.`;
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
    const isConfirmed = await isConfirmedSubscription(db, subscription.email);
    return {
      title: 'Success!',
      message: isConfirmed ? SUBSCRIBED : `${SUBSCRIBED}. ${toConfirm(subscription.email)}`,
    };
  },
});
