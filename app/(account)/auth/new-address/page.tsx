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
export const metadata = accountMetadata('Change your email address', '/auth/new-address');

export default async function NewAddressPage() {
  const viewer = await getViewer(await readSessionClient());
  if (!viewer) redirect(signInPath('/auth/new-address'));
  return (
    <AccountPage title="Change your email address" path="/auth/new-address">
      <p>
        You sign in with <strong className="break-words">{viewer.email}</strong> at the moment. Enter your new
        email address and we’ll send a link to it. We may send one to your current address too. Your email
        address changes once you’ve opened every link we send.
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
