import { Link } from '@/components/site/link';
import { NewsletterSlot } from '@/components/newsletter/newsletter-slot';
import { Section } from '@/components/site/section';

/** The sign-up for deal alerts; the page itself has it as a visitor sees it who is not signed in. */
export function DealAlerts() {
  return (
    <Section id="deal-alerts" title="Get deal alerts">
      <div className="max-w-prose rounded-box border border-rule bg-raised p-5">
        <p>
          Deal alerts are sent by email, to people who have an account and asked for them. Nobody else is
          written to.
        </p>
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
