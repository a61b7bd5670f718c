import Link from 'next/link';
import { IDLE } from '@/lib/actions/action-state';
import type { Viewer } from '@/lib/data/viewer';
import { AccountForm } from './account-form';

const LINK = 'inline-block py-1 font-semibold text-brand underline underline-offset-4';

/** What /auth is for somebody who is signed in. */
export function SignedInView({ viewer, next }: { viewer: Viewer; next: string }) {
  return (
    <>
      <p>
        You are signed in as <strong className="break-words">{viewer.email}</strong>.
      </p>
      <ul>
        {next !== '/' && (
          <li>
            <Link href={next} className={LINK}>
              Go on to where you were going
            </Link>
          </li>
        )}
        <li>
          <Link href="/auth/new-password" className={LINK}>
            Change your password
          </Link>
        </li>
      </ul>
      <AccountForm action="/auth/sign-out" fields={[]} submit="Sign out" busy="Signing out…" initial={IDLE} />
    </>
  );
}
