import { accountRoute } from '@/lib/accounts/account-route';
import { inField, NOT_SIGNED_IN } from '@/lib/accounts/auth-failure';
import { limits } from '@/lib/accounts/limits';
import { presentPasswordFailure } from '@/lib/accounts/present-password';
import { addressSchema } from '@/lib/accounts/schemas';
import { askUnknowably } from '@/lib/accounts/unknowable';
import { getViewer } from '@/lib/data/viewer';
import { absoluteUrl } from '@/lib/site';

export const POST = accountRoute({
  form: 'address',
  schema: addressSchema,
  needsSession: true,
  page: () => '/auth/new-address',
  byAddress: limits.recoveryByAddress,
  handler: async ({ email, current }, db, visitorAddress) => {
    const viewer = await getViewer(db);
    if (!viewer) return NOT_SIGNED_IN;
    if (email.toLowerCase() === viewer.email.toLowerCase()) {
      return inField('email', 'This is the address that you have');
    }
    const account = { email: viewer.email, password: current };
    const failure = await presentPasswordFailure(account, visitorAddress);
    if (failure) return failure;
    const emailRedirectTo = absoluteUrl('/auth/confirm?next=/auth/new-address');
    const change = { email, current_password: current };
    return (
      (await askUnknowably(() => db.auth.updateUser(change, { emailRedirectTo }))) ?? {
        message: `If ${email} can be used, a mail is on its way there. Open the link in it, in this browser, to change your address; until then you sign in with ${viewer.email}.`,
      }
    );
  },
});
