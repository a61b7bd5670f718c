/** The parameters of an address, as a page is given them: one that stands there more than once is a list. */
export type SearchParams = Record<string, string | string[] | undefined>;

/** A single parameter: the first of several, '' where there is none. */
export const one = (value: SearchParams[string]): string => [value].flat()[0] ?? '';
