/** The query parameters that Next passes to a page. The value of a repeated parameter is a list. */
export type SearchParams = Record<string, string | string[] | undefined>;

/** Returns a single value of a query parameter: the first value if the parameter is repeated, '' if it is missing. */
export const one = (value: SearchParams[string]): string => [value].flat()[0] ?? '';
