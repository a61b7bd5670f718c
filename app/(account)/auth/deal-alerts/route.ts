import { signUpPath } from '@/lib/accounts/next-path';
import { dealAlertsSchema } from '@/lib/accounts/schemas';
import { accountRoute } from '@/lib/services/accounts/account-route';
import { limits } from '@/lib/services/accounts/limits';

/**
 * Passes the email address from the form for deal alerts on a public page to the sign-up form. Writes nothing to the
 * database.
 */
export const POST = accountRoute({
  form: 'sign-up',
  schema: dealAlertsSchema,
  page: ({ next }) => signUpPath(next),
  byAddress: limits.dealAlertsByAddress,
  handler: ({ email, next }) =>
    Promise.resolve({
      continueAt: signUpPath(next),
      message:
        'Deal alerts are our emails about the Boxing Day sales. Choose a password for your free account. Then you can subscribe, and every email has a link to unsubscribe.',
      values: { email },
    }),
});
