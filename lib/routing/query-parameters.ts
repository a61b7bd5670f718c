/** The query parameters that Next passes to a page. A repeated parameter is a list. */
export type SearchParams = Record<string, string | string[] | undefined>;

/** Returns a single value of a parameter: the first one if it is repeated, '' if it is missing. */
export const one = (value: SearchParams[string]): string => [value].flat()[0] ?? '';
