import { parsePriceRange } from '@/lib/catalogue/price-range';

/** Returns the class that keeps a price on one line. A price in an editor's own words may be long, so it wraps. */
export const priceClass = (text: string): string | undefined =>
  parsePriceRange(text) ? 'whitespace-nowrap' : undefined;
