import { redirect } from 'next/navigation';
import { AccountForm } from '@/components/account/account-form';
import { AccountPage } from '@/components/account/account-page';
import { accountMetadata } from '@/lib/accounts/account-metadata';
import { readFormState } from '@/lib/accounts/flash-message';
import { signInPath } from '@/lib/accounts/next-path';
import { getViewer } from '@/lib/data/viewer';
import { readSessionClient } from '@/lib/supabase/session';

export const instant = false;
export const metadata = accountMetadata('Delete your account', '/auth/delete-account');

export default async function DeleteAccountPage() {
  const viewer = await getViewer(await readSessionClient());
  if (!viewer) redirect(signInPath('/auth/delete-account'));
  return (
    <AccountPage title="Delete your account" path="/auth/delete-account">
      <p>
        We’ll delete the account <strong className="break-words">{viewer.email}</strong> immediately, with
        your password and your deal alerts, and sign you out on all devices. We’ll also ask Mailchimp to
        delete your subscriptions. You can’t undo this. If you want deal alerts at this email address again
        later, you’ll have to use Mailchimp’s own form.
      </p>
      <AccountForm
        action="/auth/delete"
        fields={[
          { name: 'current', label: 'Your password', type: 'password', autoComplete: 'current-password' },
        ]}
        submit="Delete my account"
        busy="Deleting…"
        initial={await readFormState('delete')}
      />
    </AccountPage>
  );
}
