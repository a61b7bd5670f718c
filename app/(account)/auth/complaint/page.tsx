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
    hint: 'We’ll send the outcome to this address',
  },
  {
    name: 'complaint',
    label: 'Your complaint',
    type: 'textarea',
    autoComplete: 'off',
    hint: 'What happened, when, and what you would like us to do. At most 5,000 characters',
  },
];

export default async function ComplaintPage() {
  return (
    <AccountPage title="Make a complaint" path="/auth/complaint">
      <p>
        Use this form to complain about how we handle personal data. You don’t need an account. To find out
        what happens next, see{' '}
        <Link href="/complaints" className="underline underline-offset-4">
          complaints
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
