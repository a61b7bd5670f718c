import { Link } from '@/components/site/link';
import { readFormState } from '@/lib/accounts/flash-message';
import { signInPath, signUpPath } from '@/lib/accounts/next-path';
import { AccountForm } from './account-form';
import type { Field } from './form-field';

const EMAIL: Field = { name: 'email', label: 'Email', type: 'email', autoComplete: 'username' };
const INLINE_LINK = 'text-brand underline underline-offset-4';
const LINK = 'lone-link font-semibold text-brand underline underline-offset-4';

const MODES = {
  'sign-in': {
    action: '/auth/sign-in',
    submit: 'Sign in',
    busy: 'Signing in…',
    fields: [
      EMAIL,
      { name: 'password', label: 'Password', type: 'password', autoComplete: 'current-password' },
    ],
  },
  'sign-up': {
    action: '/auth/sign-up',
    submit: 'Create account',
    busy: 'Creating account…',
    fields: [
      EMAIL,
      {
        name: 'password',
        label: 'Password',
        type: 'password',
        autoComplete: 'new-password',
        hint: 'At least 8 characters',
      },
    ],
  },
} satisfies Record<string, { action: string; submit: string; busy: string; fields: Field[] }>;

export type SignInMode = keyof typeof MODES;

/** Shows the form to sign in or to sign up (`mode`), with a link that switches between the two. */
export async function SignInView({ mode, next }: { mode: SignInMode; next: string }) {
  const { action, submit, busy, fields } = MODES[mode];
  const initial = await readFormState(mode);
  return (
    <>
      <AccountForm key={mode} {...{ action, submit, busy, fields, initial }} hidden={{ next }} />
      {mode === 'sign-in' ? (
        <ul>
          <li>
            No account yet?{' '}
            <Link href={signUpPath(next)} className={LINK}>
              Create one
            </Link>
          </li>
          <li>
            <Link href="/auth/forgotten" className={LINK}>
              Forgotten your password?
            </Link>
          </li>
        </ul>
      ) : (
        <>
          <p>
            By creating an account you agree to our{' '}
            <Link href="/terms" className={INLINE_LINK}>
              terms
            </Link>
            . Our{' '}
            <Link href="/privacy" className={INLINE_LINK}>
              privacy policy
            </Link>{' '}
            explains what we store about you, and why.
          </p>
          <p>
            Already have an account?{' '}
            <Link href={signInPath(next)} className={LINK}>
              Sign in
            </Link>
          </p>
        </>
      )}
    </>
  );
}
