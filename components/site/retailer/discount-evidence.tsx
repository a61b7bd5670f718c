import type { Discount } from '@/lib/catalogue/discount';
import { CheckedSource } from '../checked-source';

/**
 * Shows the source of a discount and the day on which the site checked it. On a retailer card, which is itself a link,
 * the source is plain text.
 */
export function DiscountEvidence({ discount, isLinked = false }: { discount: Discount; isLinked?: boolean }) {
  const { sourceName, sourceUrl, checkedOn } = discount;
  return (
    <span className="block text-sm font-normal text-muted">
      Source: <CheckedSource name={sourceName} url={sourceUrl} checkedOn={checkedOn} isLinked={isLinked} />
    </span>
  );
}
