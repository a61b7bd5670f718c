import { redirect } from 'next/navigation';
import { AccountForm } from '@/components/account/account-form';
import { AccountPage } from '@/components/account/account-page';
import { PRESENT_PASSWORD } from '@/components/account/form-field';
import { accountMetadata } from '@/lib/accounts/account-metadata';
import { readFormState } from '@/lib/accounts/flash-message';
import { signInPath } from '@/lib/accounts/next-path';
import { getViewer } from '@/lib/data/viewer';
import { isSessionFromMail } from '@/lib/services/accounts/present-password';
import { readSessionClient } from '@/lib/supabase/session';

export const instant = false;
export const metadata = accountMetadata('Choose a new password', '/auth/new-password');

const NEW = [
  { name: 'password', label: 'New password', hint: 'At least 8 characters' },
  { name: 'repeated', label: 'Confirm password' },
].map((field) => ({ ...field, type: 'password' as const, autoComplete: 'new-password' }));

export default async function NewPasswordPage() {
  const db = await readSessionClient();
  const viewer = await getViewer(db);
  if (!viewer) redirect(signInPath('/auth/new-password'));
  // A user who opened the link in a recovery email has forgotten the current password, so don't ask for it.
  const fields = (await isSessionFromMail(db)) ? NEW : [PRESENT_PASSWORD, ...NEW];
  return (
    <AccountPage title="Choose a new password" path="/auth/new-password">
      <p>
        This is the new password for your account <strong className="break-words">{viewer.email}</strong>.
      </p>
      <AccountForm
        action="/auth/password"
        fields={fields}
        submit="Change password"
        busy="Changing…"
        initial={await readFormState('password')}
      />
    </AccountPage>
  );
}
