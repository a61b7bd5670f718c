import { Link } from '@/components/site/link';
import { SHORTLIST_PATH } from '@/lib/shortlist/entries';

const LINK = 'text-brand underline underline-offset-4';

/** Says beside the sign-in form what an account is for, and what works without one. */
export const AccountUses = () => (
  <aside aria-label="What an account is for" className="account-uses">
    <h2>What an account is for</h2>
    <ul className="ticks">
      <li>
        <strong>Deal alerts:</strong> subscribe to our emails about the sales, and stop them with one click.
      </li>
      <li>
        <strong>Your data:</strong> download a copy of what we keep about you, or delete the account at once.
      </li>
    </ul>
    <h2>What you can do without one</h2>
    <ul className="ticks">
      <li>
        Read every page:{' '}
        <Link href="/retailers" className={LINK}>
          shops
        </Link>
        ,{' '}
        <Link href="/sale-dates" className={LINK}>
          sale dates
        </Link>{' '}
        and{' '}
        <Link href="/content" className={LINK}>
          guides
        </Link>
        .
      </li>
      <li>
        Save shops and products to a{' '}
        <Link href={SHORTLIST_PATH} className={LINK}>
          shortlist
        </Link>
        , which stays in your browser.
      </li>
    </ul>
  </aside>
);
