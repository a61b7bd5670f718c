import { Link } from '@/components/site/link';
import { NewsletterSlot } from '@/components/newsletter/newsletter-slot';
import { Section } from '@/components/site/section';

/** The sign-up for deal alerts. The static page contains the version for signed-out visitors. */
export function DealAlerts() {
  return (
    <Section id="deal-alerts" title="Get deal alerts" ground="green">
      <div className="newsletter">
        <p>We email deal alerts to people who have signed up for them. You’ll need a free account.</p>
        <div className="panel">
          <NewsletterSlot>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <button type="button" disabled aria-describedby="deal-alerts-hint" className="button-brand">
                Subscribe
              </button>
              <p id="deal-alerts-hint">
                <Link href="/auth?next=%2F%23deal-alerts" className="more-link">
                  Please sign in to subscribe to our newsletter
                </Link>
              </p>
            </div>
          </NewsletterSlot>
        </div>
      </div>
    </Section>
  );
}
