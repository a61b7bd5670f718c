import { Section } from '@/components/site/section';

/** The sign-up for deal alerts as a visitor who is not signed in sees it. */
export function DealAlerts() {
  return (
    <Section id="deal-alerts" title="Get deal alerts">
      <div className="max-w-prose rounded-box border border-rule bg-raised p-5">
        <p>
          Deal alerts are sent by email, to people who have an account and asked for them. Nobody else is
          written to.
        </p>
        <p className="mt-3 font-semibold">Please sign in to subscribe to our newsletter</p>
      </div>
    </Section>
  );
}
