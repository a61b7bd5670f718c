import type { Discount } from '@/lib/catalogue/discount';
import { CheckedSource } from '../checked-source';

/**
 * The source of a discount and the day it was checked. On a retailer card, which is itself a link, the source is plain
 * text.
 */
export function DiscountEvidence({ discount, isLinked = false }: { discount: Discount; isLinked?: boolean }) {
  const { sourceName, sourceUrl, checkedOn } = discount;
  return (
    <span className="block text-sm font-normal text-muted">
      Source: <CheckedSource name={sourceName} url={sourceUrl} checkedOn={checkedOn} isLinked={isLinked} />
    </span>
  );
}
