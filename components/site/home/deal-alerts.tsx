import { NewsletterSlot } from '@/components/newsletter/newsletter-slot';
import { Link } from '@/components/site/link';

/** The facts that a visitor wants before giving an email address. The site has no schedule for the alerts. */
const FACTS = [
  { term: 'You get', text: 'Emails about the Boxing Day sales.' },
  { term: 'How often', text: 'On no fixed timetable.' },
  { term: 'To stop', text: 'The link in every email, or one click in your account.' },
  {
    term: 'Account',
    text: 'Free. It’s where you stop the emails, and download or delete your data.',
  },
];

/**
 * The sign-up for deal alerts: what arrives, how to stop it and what the account is for, then one field. The static page
 * contains the version for signed-out visitors, whose field leads to the sign-up form, because only signed-in visitors
 * may subscribe.
 */
export function DealAlerts() {
  return (
    <section aria-labelledby="deal-alerts" className="newsletter band on-green">
      <div className="newsletter-why">
        <h2 id="deal-alerts">Get deal alerts</h2>
        <dl className="answers">
          {FACTS.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <NewsletterSlot>
        <form method="post" action="/auth/deal-alerts" className="newsletter-form">
          <input type="hidden" name="next" value="/#deal-alerts" />
          <label htmlFor="deal-alerts-email">Email</label>
          <div className="newsletter-field">
            <input
              id="deal-alerts-email"
              name="email"
              type="email"
              autoComplete="email"
              maxLength={255}
              required
            />
            <button type="submit" className="button-marigold">
              Sign up (free account)
            </button>
          </div>
          <p>
            Next: choose a password, then come back here to subscribe. See{' '}
            <Link href="/privacy">what we store</Link>.
          </p>
        </form>
      </NewsletterSlot>
    </section>
  );
}
