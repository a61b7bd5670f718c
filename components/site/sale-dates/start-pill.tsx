import type { ShopStart } from '@/lib/catalogue/shop-start';
import { NotCheckedMark } from '../not-checked';

/** The words of a sale's start, with the mark of what is not yet checked. `NotCheckedLegend` explains it below the list. */
export const StartText = ({ text, isUnchecked }: Pick<ShopStart, 'text' | 'isUnchecked'>) => (
  <>
    {text}
    {isUnchecked && <NotCheckedMark />}
  </>
);

/** The start of a shop's sale as a pill, whose look follows its status. */
export const StartPill = ({ status, ...words }: Pick<ShopStart, 'status' | 'text' | 'isUnchecked'>) => (
  <span className="sale-pill" data-status={status}>
    <span>
      <StartText {...words} />
    </span>
  </span>
);
