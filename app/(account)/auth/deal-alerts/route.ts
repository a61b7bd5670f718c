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
        'Deal alerts need an account, where you can stop them, and download or delete your data. Choose a password for your free account. Then press ‘Subscribe’ to get the emails.',
      values: { email },
    }),
});
