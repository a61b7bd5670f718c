import { AccountForm } from '@/components/account/account-form';
import { AccountPage } from '@/components/account/account-page';
import { accountMetadata } from '@/lib/accounts/account-metadata';
import { readFormState } from '@/lib/accounts/flash-message';

export const instant = false;
export const metadata = accountMetadata('Forgotten your password?', '/auth/forgotten');

export default async function ForgottenPage() {
  return (
    <AccountPage title="Forgotten your password?" path="/auth/forgotten">
      <p>It happens. Enter your email address and we’ll send you a link to choose a new one.</p>
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
