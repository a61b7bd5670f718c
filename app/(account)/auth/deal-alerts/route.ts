import { signUpPath } from '@/lib/accounts/next-path';
import { dealAlertsSchema } from '@/lib/accounts/schemas';
import { accountRoute } from '@/lib/services/accounts/account-route';
import { limits } from '@/lib/services/accounts/limits';

/** Takes the address from the deal alerts of a public page to the sign-up form. It writes nothing to the database. */
export const POST = accountRoute({
  form: 'sign-up',
  schema: dealAlertsSchema,
  page: ({ next }) => signUpPath(next),
  byAddress: limits.dealAlertsByAddress,
  handler: ({ email, next }) =>
    Promise.resolve({
      continueAt: signUpPath(next),
      message: 'Choose a password for your free account. Then you can subscribe to deal alerts.',
      values: { email },
    }),
});
