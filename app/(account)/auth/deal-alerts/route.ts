import { signUpPath } from '@/lib/accounts/next-path';
import { dealAlertsSchema } from '@/lib/accounts/schemas';
import { accountRoute } from '@/lib/services/accounts/account-route';
import { limits } from '@/lib/services/accounts/limits';

/**
 * Opens the sign-up form with the email address that a visitor has typed into the deal-alerts form of a public page.
 * Writes nothing to the database.
 */
export const POST = accountRoute({
  form: 'sign-up',
  schema: dealAlertsSchema,
  page: ({ next }) => signUpPath(next),
  byIp: limits.dealAlertsByIp,
  handler: ({ email, next }) =>
    Promise.resolve({
      continueAt: signUpPath(next),
      message:
        'You’ll need a free account for deal alerts. There you can stop the emails, and download or delete your data. Choose a password, then press ‘Subscribe’ to get the emails.',
      values: { email },
    }),
});
