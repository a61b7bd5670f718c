import { redirect } from 'next/navigation';
import { AccountForm } from '@/components/account/account-form';
import { AccountPage } from '@/components/account/account-page';
import { PRESENT_PASSWORD } from '@/components/account/form-field';
import { accountMetadata } from '@/lib/accounts/account-metadata';
import { readFormState } from '@/lib/accounts/form-notice';
import { signInPath } from '@/lib/accounts/next-path';
import { isSessionFromMail } from '@/lib/accounts/present-password';
import { getViewer } from '@/lib/data/viewer';
import { readSessionClient } from '@/lib/supabase/session';

export const instant = false;
export const metadata = accountMetadata('New password', '/auth/new-password');

const NEW = [
  { name: 'password', label: 'New password', hint: 'At least 8 characters' },
  { name: 'repeated', label: 'The same again' },
].map((field) => ({ ...field, type: 'password' as const, autoComplete: 'new-password' }));

export default async function NewPasswordPage() {
  const db = await readSessionClient();
  const viewer = await getViewer(db);
  if (!viewer) redirect(signInPath('/auth/new-password'));
  // Whoever came by a mail has forgotten it.
  const fields = (await isSessionFromMail(db)) ? NEW : [PRESENT_PASSWORD, ...NEW];
  return (
    <AccountPage title="New password" path="/auth/new-password">
      <p>
        For the account <strong className="break-words">{viewer.email}</strong>.
      </p>
      <AccountForm
        action="/auth/password"
        fields={fields}
        submit="Change the password"
        busy="Changing…"
        initial={await readFormState('password')}
      />
    </AccountPage>
  );
}
