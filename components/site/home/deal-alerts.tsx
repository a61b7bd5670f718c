import { NewsletterSlot } from '@/components/newsletter/newsletter-slot';
import { Section } from '@/components/site/section';

/**
 * The sign-up for deal alerts. The static page contains the version for signed-out visitors: one field that leads to
 * the sign-up form, because only signed-in visitors may subscribe.
 */
export function DealAlerts() {
  return (
    <Section id="deal-alerts" title="Get deal alerts" ground="green">
      <div className="newsletter">
        <p>We email deal alerts to people with a free account. Every email has a link to unsubscribe.</p>
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
                Get deal alerts
              </button>
            </form>
          </NewsletterSlot>
        </div>
      </div>
    </Section>
  );
}
