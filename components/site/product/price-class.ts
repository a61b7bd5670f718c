import { parsePriceRange } from '@/lib/catalogue/price-range';

/**
 * Returns the CSS class that keeps a price on one line. If an editor has written the price in words, which may be long,
 * returns undefined.
 */
export const priceClass = (text: string): string | undefined =>
  parsePriceRange(text) ? 'whitespace-nowrap' : undefined;
