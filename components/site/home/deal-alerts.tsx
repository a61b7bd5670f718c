import { Link } from '@/components/site/link';
import { NewsletterSlot } from '@/components/newsletter/newsletter-slot';
import { Section } from '@/components/site/section';

/** The sign-up for deal alerts. The static page contains the version for signed-out visitors. */
export function DealAlerts() {
  return (
    <Section id="deal-alerts" title="Get deal alerts">
      <div className="max-w-prose rounded-box border border-rule bg-raised p-5">
        <p>We email deal alerts to people who have signed up for them. You’ll need a free account.</p>
        <div className="mt-4">
          <NewsletterSlot>
            <button type="button" disabled aria-describedby="deal-alerts-hint" className="button-brand">
              Subscribe
            </button>
            <p id="deal-alerts-hint" className="mt-3">
              <Link
                href="/auth?next=%2F%23deal-alerts"
                className="lone-link font-semibold text-brand underline underline-offset-4"
              >
                Please sign in to subscribe to our newsletter
              </Link>
            </p>
          </NewsletterSlot>
        </div>
      </div>
    </Section>
  );
}
