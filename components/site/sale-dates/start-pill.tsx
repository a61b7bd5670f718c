import type { ShopStart } from '@/lib/catalogue/shop-start';
import { NotCheckedMark } from '../not-checked';

/**
 * Shows the words for a sale's start, with a mark if it is unchecked. `NotCheckedLegend`, above or below the list,
 * explains the mark.
 */
export const StartText = ({ text, isUnchecked }: Pick<ShopStart, 'text' | 'isUnchecked'>) => (
  <>
    {text}
    {isUnchecked && <NotCheckedMark />}
  </>
);

/** Shows when a shop's sale starts, as a pill. The status of the sale sets the look of the pill. */
export const StartPill = ({ status, ...words }: Pick<ShopStart, 'status' | 'text' | 'isUnchecked'>) => (
  <span className="sale-pill" data-status={status}>
    {words.isUnchecked ? (
      <span>
        <StartText {...words} />
      </span>
    ) : (
      words.text
    )}
  </span>
);
