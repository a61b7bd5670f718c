import type { ShopStart } from './shop-start';

/** A shop of a list, and when its sale starts. */
interface ListedShop {
  name: string;
  start: Pick<ShopStart, 'status' | 'isUnchecked'>;
}

/**
 * How a list of shops shows which starts of sales nobody has checked: by a mark on each such start, or in one sentence.
 */
export interface StartCertainty {
  /** Whether each unchecked start has a mark. */
  hasMarks: boolean;
  /** A sentence that replaces the marks; null if the starts have marks, or need none. */
  sentence: string | null;
}

/** The maximum number of shops that the sentence names. */
const NAMED = 3;

/**
 * Returns how a list of shops shows which starts of sales nobody has checked. If most starts are unchecked and at most
 * three are checked, one sentence names the shops whose starts are checked. Otherwise each unchecked start has a mark.
 * Shops without a known start do not count.
 */
export function startCertainty(shops: ListedShop[]): StartCertainty {
  const known = shops.filter(({ start }) => start.status !== 'unknown');
  const checked = known.filter(({ start }) => !start.isUnchecked).map(({ name }) => name);
  const unchecked = known.length - checked.length;
  if (unchecked === 0) return { hasMarks: false, sentence: null };
  if (checked.length === 0) return { hasMarks: false, sentence: 'None of the dates has been checked yet.' };
  if (checked.length > NAMED || checked.length >= unchecked) return { hasMarks: true, sentence: null };
  const names = new Intl.ListFormat('en-GB').format(checked);
  return { hasMarks: false, sentence: `The dates are not yet checked, except for ${names}.` };
}
