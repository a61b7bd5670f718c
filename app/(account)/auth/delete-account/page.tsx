import { redirect } from 'next/navigation';
import { AccountForm } from '@/components/account/account-form';
import { AccountPage } from '@/components/account/account-page';
import { accountMetadata } from '@/lib/accounts/account-metadata';
import { readFormState } from '@/lib/accounts/form-notice';
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
        This deletes the account <strong className="break-words">{viewer.email}</strong> at once: the address,
        the password, where you are signed in, and your subscriptions to deal alerts, which Mailchimp is told
        to delete, too. It cannot be undone. Mailchimp takes an address that it has deleted back only through
        a form of its own.
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
