import { Link } from '@/components/site/link';
import type { Viewer } from '@/lib/data/viewer';
import { NewsletterForm } from '@/components/newsletter/newsletter-form';
import { readFormState } from '@/lib/accounts/flash-message';
import { OwnDataLinks, OwnSubscriptions } from './own-data';
import { SignOutForm } from './sign-out-form';

const LINK = 'lone-link font-semibold text-brand underline underline-offset-4';

/** Shows the page at /auth for signed-in users. */
export async function SignedInView({ viewer, next }: { viewer: Viewer; next: string }) {
  return (
    <>
      <p>
        You’re signed in as <strong className="break-words">{viewer.email}</strong>.
      </p>
      <ul>
        {next !== '/' && (
          <li>
            <Link href={next} className={LINK}>
              Continue
            </Link>
          </li>
        )}
        <li>
          <Link href="/auth/new-password" className={LINK}>
            Change your password
          </Link>
        </li>
        <li>
          <Link href="/auth/new-address" className={LINK}>
            Change your email address
          </Link>
        </li>
      </ul>
      <SignOutForm />
      <section aria-labelledby="deal-alerts" className="mt-4">
        <h2 id="deal-alerts" className="mb-4">
          Get deal alerts
        </h2>
        <OwnSubscriptions />
        <NewsletterForm email={viewer.email} initial={await readFormState('newsletter')} />
      </section>
      <OwnDataLinks />
    </>
  );
}
