import { AccountForm } from '@/components/account/account-form';
import { AccountPage } from '@/components/account/account-page';
import type { Field } from '@/components/account/form-field';
import { Link } from '@/components/site/link';
import { accountMetadata } from '@/lib/accounts/account-metadata';
import { readFormState } from '@/lib/accounts/flash-message';

export const instant = false;
export const metadata = accountMetadata('Make a complaint', '/auth/complaint');

const FIELDS: Field[] = [
  { name: 'name', label: 'Name (optional)', type: 'text', autoComplete: 'name', optional: true },
  {
    name: 'email',
    label: 'Email',
    type: 'email',
    autoComplete: 'email',
    hint: 'We’ll send our answer to this address',
  },
  {
    name: 'complaint',
    label: 'Your complaint',
    type: 'textarea',
    autoComplete: 'off',
    hint: 'Tell us what happened, when, and what you’d like us to do, in up to 5,000 characters',
  },
];

export default async function ComplaintPage() {
  return (
    <AccountPage title="Make a complaint" path="/auth/complaint">
      <p>
        If you’re unhappy with how we’ve handled your personal data, tell us here. You don’t need an account.
        To find out what happens next, see{' '}
        <Link href="/complaints" className="underline underline-offset-4">
          how we deal with complaints
        </Link>
        .
      </p>
      <AccountForm
        action="/auth/complain"
        fields={FIELDS}
        submit="Send complaint"
        busy="Sending…"
        initial={await readFormState('complaint')}
      />
    </AccountPage>
  );
}
