/** How long a stored page or query result counts as fresh, in seconds: five minutes (docs/product.md#freshness). */
export const FRESH_S = 300;
