/** Formats a cost in pounds. Most calls cost less than a penny, so small amounts have more decimal places. */
export function formatCost(pounds: number): string {
  if (pounds === 0) return '£0';
  if (pounds < 0.0001) return 'less than £0.0001';
  const digits = pounds < 1 ? 4 : 2;
  return new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: 'GBP',
    minimumFractionDigits: 2,
    maximumFractionDigits: digits,
  }).format(pounds);
}

/** Formats the price of a million tokens, in pounds with up to six decimal places. */
export const formatPrice = (pounds: number): string =>
  `£${new Intl.NumberFormat('en-GB', { maximumFractionDigits: 6 }).format(pounds)}`;
