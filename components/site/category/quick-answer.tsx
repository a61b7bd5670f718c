import type { RetailerCard } from '@/lib/catalogue/entities';
import { AdDisclosure } from '../paid-links/ad-disclosure';
import { AffiliateLink } from '../paid-links/affiliate-link';
import { Answers } from './answers';

interface QuickAnswerProps {
  /** The goods to look at. */
  good?: string[];
  /** The shops to look at, the best first. Without any, the answers are about the sales of all shops. */
  shops: RetailerCard[];
  /** Whether the answers have the link to the best shop. A list of shops has its own. */
  hasLink?: boolean;
  className?: string;
}

/** The answers and the best shop in a small space, above a text or a list that says more. */
export function QuickAnswer({ good, shops, hasLink = true, className = '' }: QuickAnswerProps) {
  const [best] = shops;
  return (
    <section aria-label="Quick answer" className={`quick-answer no-print ${className}`}>
      <Answers good={good} shops={best && shops} />
      {best && hasLink && (
        <div className="quick-answer-shop">
          <AffiliateLink href={best.cta_url} retailer={best.name} />
          <AdDisclosure />
        </div>
      )}
    </section>
  );
}
