/** The query parameters that Next passes to a page. The value of a repeated parameter is a list. */
export type SearchParams = Record<string, string | string[] | undefined>;

/** Returns a single value of a query parameter: the first value if the parameter is repeated, '' if it is missing. */
export const one = (value: SearchParams[string]): string => [value].flat()[0] ?? '';

/** The highest page number that a query can ask for. */
const HIGHEST_PAGE = 1_000_000;

/** Parses the page number in a query parameter of a screen. An invalid number counts as the first page. */
export const pageAsked = (value: SearchParams[string]): number =>
  Math.min(HIGHEST_PAGE, Math.max(1, Math.trunc(Number(one(value))) || 1));
