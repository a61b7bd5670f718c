import type { Discount } from '@/lib/catalogue/discount';
import { formatDate } from '@/lib/dates/london-time';

/**
 * The source of a discount and the day it was checked. On a retailer card, which is itself a link, the source is plain
 * text.
 */
export function DiscountEvidence({ discount, isLinked = false }: { discount: Discount; isLinked?: boolean }) {
  const { sourceName, sourceUrl, checkedOn } = discount;
  return (
    <span className="block text-sm font-normal text-muted">
      Source:{' '}
      {isLinked ? (
        <a href={sourceUrl} rel="nofollow noopener" className="underline underline-offset-4">
          {sourceName}
        </a>
      ) : (
        sourceName
      )}
      , checked {formatDate(checkedOn)}
    </span>
  );
}
