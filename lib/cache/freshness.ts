/** How long a cached page or query result counts as fresh, in seconds: five minutes (docs/product.md#freshness). */
export const FRESH_S = 300;

/**
 * A year in seconds: the lifetime of data that does not become wrong by age alone. Examples are an uploaded file with a
 * unique name, and a cached result whose tags expire when its rows change.
 */
export const YEAR_S = 31_536_000;
