/** How long a stored page or result counts as fresh, in seconds: five minutes (docs/product.md#freshness). */
export const FRESH_S = 300;
