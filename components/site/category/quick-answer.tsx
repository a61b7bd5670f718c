import type { RetailerCard } from '@/lib/catalogue/entities';
import type { GoodsTiming } from '@/lib/catalogue/goods-timing';
import type { Advice } from '@/lib/catalogue/product-facts';
import { AdDisclosure } from '../paid-links/ad-disclosure';
import { AffiliateLink } from '../paid-links/affiliate-link';
import { Answers } from './answers';

interface QuickAnswerProps {
  /** The names of the goods that are good deals. */
  good?: string[];
  /** The shops to look at, the best first. If the list is empty, the answers are about the sales of all shops. */
  shops: RetailerCard[];
  /** When to buy the product or goods of the page. */
  advice?: Advice | null;
  /** The goods that each advice is for. */
  timing?: GoodsTiming[];
  /** The maximum number of shops to name, if it differs from the default. */
  mostShops?: number;
  /**
   * Whether to show the paid link to the best shop. Set this to false beside a list of shops, which already has the
   * link.
   */
  hasLink?: boolean;
  className?: string;
}

/** Shows the answers and a link to the best shop in a small space, above a text or list with the details. */
export function QuickAnswer({
  good,
  shops,
  advice,
  timing,
  mostShops,
  hasLink = true,
  className = '',
}: QuickAnswerProps) {
  const [best] = shops;
  return (
    <section aria-label="Quick answer" className={`quick-answer no-print ${className}`}>
      <Answers good={good} shops={best && shops} advice={advice} timing={timing} mostShops={mostShops} />
      {best && hasLink && (
        <div className="quick-answer-shop">
          <AffiliateLink href={best.cta_url} retailer={best.name} />
          <AdDisclosure />
        </div>
      )}
    </section>
  );
}
