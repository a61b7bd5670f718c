import { NewsletterSlot } from '@/components/newsletter/newsletter-slot';
import { Link } from '@/components/site/link';
import { Section } from '@/components/site/section';
import { FEED_PATH, SALE_CALENDAR_PATH } from '@/lib/routing/paths';

/** Other ways to hear of the sales. */
const WITHOUT_EMAIL = [
  { href: SALE_CALENDAR_PATH, label: 'Dates in your calendar' },
  { href: FEED_PATH, label: 'Guides by RSS' },
];

/**
 * The sign-up for deal alerts. The static page contains the version for signed-out visitors: one field that leads to
 * the sign-up form, because only signed-in visitors may subscribe.
 */
export function DealAlerts() {
  return (
    <Section id="deal-alerts" title="Get deal alerts" ground="green">
      <div className="newsletter">
        <div className="newsletter-text">
          <p>They come by email, through Mailchimp. Every email has a link to unsubscribe.</p>
          <h3>Rather not get email?</h3>
          <ul>
            {WITHOUT_EMAIL.map(({ href, label }) => (
              <li key={href}>
                <a href={href} className="lone-link">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div className="panel">
          <NewsletterSlot>
            <form method="post" action="/auth/deal-alerts" className="newsletter-form">
              <input type="hidden" name="next" value="/#deal-alerts" />
              <label htmlFor="deal-alerts-email">Email</label>
              <input
                id="deal-alerts-email"
                name="email"
                type="email"
                autoComplete="email"
                maxLength={255}
                required
              />
              <button type="submit" className="button-brand">
                Get alerts (free account)
              </button>
              <p>
                Next: choose a password, then come back here to subscribe. See{' '}
                <Link href="/privacy">what we store</Link>.
              </p>
            </form>
          </NewsletterSlot>
        </div>
      </div>
    </Section>
  );
}
