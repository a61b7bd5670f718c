/** The maximum number of characters of a URL in an event. */
const MOST_CHARACTERS = 500;

/** Returns a URL as events store it: normalised as in a browser, and cut to the maximum length. */
export const measuredUrl = (url: string) => (URL.parse(url)?.href ?? url).slice(0, MOST_CHARACTERS);
