import { AccountForm } from '@/components/account/account-form';
import { AccountPage } from '@/components/account/account-page';
import { accountMetadata } from '@/lib/accounts/account-metadata';
import { readFormState } from '@/lib/accounts/form-notice';

export const instant = false;
export const metadata = accountMetadata('Forgotten password', '/auth/forgotten');

export default async function ForgottenPage() {
  return (
    <AccountPage title="Forgotten password" path="/auth/forgotten">
      <p>Tell us your email address, and we send you a link with which you choose a new password.</p>
      <AccountForm
        action="/auth/recover"
        fields={[{ name: 'email', label: 'Email', type: 'email', autoComplete: 'username' }]}
        submit="Send the link"
        busy="Sending…"
        initial={await readFormState('recover')}
      />
    </AccountPage>
  );
}
