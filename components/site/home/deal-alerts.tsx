import { NewsletterSlot } from '@/components/newsletter/newsletter-slot';
import { Link } from '@/components/site/link';

/**
 * The sign-up for deal alerts: what arrives and how to stop it, then one field. The static page contains the version for
 * signed-out visitors, whose field leads to the sign-up form, because only signed-in visitors may subscribe.
 */
export function DealAlerts() {
  return (
    <section aria-labelledby="deal-alerts" className="newsletter band on-green">
      <div className="newsletter-why">
        <h2 id="deal-alerts">Get deal alerts</h2>
        <p>We email you about the Boxing Day sales. Every email has a link to unsubscribe.</p>
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
