import { redirect } from 'next/navigation';
import { AccountForm } from '@/components/account/account-form';
import { AccountPage } from '@/components/account/account-page';
import { PRESENT_PASSWORD } from '@/components/account/form-field';
import { accountMetadata } from '@/lib/accounts/account-metadata';
import { readFormState } from '@/lib/accounts/flash-message';
import { signInPath } from '@/lib/accounts/next-path';
import { getViewer } from '@/lib/data/viewer';
import { readSessionClient } from '@/lib/supabase/session';

export const instant = false;
export const metadata = accountMetadata('New email address', '/auth/new-address');

export default async function NewAddressPage() {
  const viewer = await getViewer(await readSessionClient());
  if (!viewer) redirect(signInPath('/auth/new-address'));
  return (
    <AccountPage title="New email address" path="/auth/new-address">
      <p>
        You sign in with <strong className="break-words">{viewer.email}</strong>. We’ll send a link to your
        new address, and let your old address know once it has changed.
      </p>
      <AccountForm
        action="/auth/address"
        fields={[
          { name: 'email', label: 'New email', type: 'email', autoComplete: 'email' },
          PRESENT_PASSWORD,
        ]}
        submit="Send link"
        busy="Sending…"
        initial={await readFormState('address')}
      />
    </AccountPage>
  );
}
