/**
 * The names of the highlights, or rows of facts, that a new retailer has (docs/product.md#new-rows). A highlight has
 * only a name and three values, so code finds a highlight by its name.
 */
export const HIGHLIGHTS = {
  discount: 'Typical Discount',
  categories: 'Best Categories',
  start: 'Sale Start Time',
  returns: 'Returns Window',
};

/** The values of the highlights that a new retailer has by default. No source states them. */
export const DEFAULT_HIGHLIGHTS = {
  discount: 'Up to 50% off',
  start: 'Midnight online (approx)',
  returns: '14-35 days (check T&Cs)',
};
