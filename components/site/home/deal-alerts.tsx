import { NewsletterSlot } from '@/components/newsletter/newsletter-slot';
import { Link } from '@/components/site/link';

/**
 * Shows the sign-up for deal alerts. The text says what arrives, how often, how to stop it, and that an account is
 * needed. Beside the text, on a letter with a stamp, are a form with one field and the steps to the subscription. The
 * static page contains this form, which is for signed-out visitors. The form leads to the page that creates an account,
 * because only signed-in visitors may subscribe.
 */
export function DealAlerts() {
  return (
    <section aria-labelledby="deal-alerts" className="newsletter band on-green">
      <div className="newsletter-why">
        <h2 id="deal-alerts">Get deal alerts</h2>
        <p>Emails about the Boxing Day sales, on no fixed timetable.</p>
        <ul className="newsletter-terms">
          <li>Every email has a link to unsubscribe.</li>
          <li>You’ll need a free account, where you can also delete your data.</li>
        </ul>
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
              Sign up
            </button>
          </div>
          <ol className="newsletter-steps">
            <li aria-current="step">Your email</li>
            <li>Choose a password</li>
            <li>Press ‘Subscribe’</li>
          </ol>
          <p>
            Before you sign up, read <Link href="/privacy">what we store</Link>.
          </p>
        </form>
      </NewsletterSlot>
    </section>
  );
}
