/** What a new retailer's highlights say until an editor knows better (docs/product.md#new-rows). No source states it. */
export const DEFAULT_HIGHLIGHTS = {
  discount: 'Up to 50% off',
  start: 'Midnight online (approx)',
  returns: '14-35 days (check T&Cs)',
};
