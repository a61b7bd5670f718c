export interface PriceRange {
  low: number;
  /** The highest price; null if only the lowest price is known ('From £99'). */
  high: number | null;
}

const AMOUNT = String.raw`(\d{1,3}(?:,\d{3})+(?:\.\d{2})?|\d+(?:\.\d{2})?)`;
const RANGE = new RegExp(String.raw`^(from\s+)?£\s?${AMOUNT}(?:\s*(?:[-–—]|to)\s*£?\s?${AMOUNT})?$`, 'i');

/**
 * Parses a price in pounds: '£259 – £309', '£1,299.99', 'From £99'. Returns null for any other text. Structured data
 * then states no price, because it must never state a price that the page does not show.
 */
export function parsePriceRange(text: string | null): PriceRange | null {
  const [, from, first, second] = RANGE.exec(text?.trim() ?? '') ?? [];
  if (!first || (from && second)) return null;
  const low = toNumber(first);
  const high = second ? toNumber(second) : from ? null : low;
  if (low <= 0 || (high !== null && high < low)) return null;
  return { low, high };
}

const toNumber = (amount: string) => Number(amount.replaceAll(',', ''));
