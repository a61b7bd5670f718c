import { AccountForm } from '@/components/account/account-form';
import { AccountPage } from '@/components/account/account-page';
import { accountMetadata } from '@/lib/accounts/account-metadata';
import { readFormState } from '@/lib/accounts/flash-message';

export const instant = false;
export const metadata = accountMetadata('Forgotten password', '/auth/forgotten');

export default async function ForgottenPage() {
  return (
    <AccountPage title="Forgotten password" path="/auth/forgotten">
      <p>Enter your email address and we’ll send you a link to choose a new password.</p>
      <AccountForm
        action="/auth/recover"
        fields={[{ name: 'email', label: 'Email', type: 'email', autoComplete: 'username' }]}
        submit="Send link"
        busy="Sending…"
        initial={await readFormState('recover')}
      />
    </AccountPage>
  );
}
