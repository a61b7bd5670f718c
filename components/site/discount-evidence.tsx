import type { Discount } from '@/lib/discount';
import { formatDate } from '@/lib/london-time';

/** Where a discount was seen and on which day it was checked. A card has no link of its own for it. */
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
