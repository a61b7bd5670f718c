/** The highlights that a new retailer has by default (docs/product.md#new-rows). No source states them. */
export const DEFAULT_HIGHLIGHTS = {
  discount: 'Up to 50% off',
  start: 'Midnight online (approx)',
  returns: '14-35 days (check T&Cs)',
};
