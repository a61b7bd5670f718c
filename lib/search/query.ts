/**
 * The minimum and maximum length of a query. A shorter query is not searched, and a longer query is cut
 * (docs/product.md#search-rules).
 */
const MIN_QUERY = 2;
const MAX_QUERY = 100;

/**
 * Converts a visitor's input to a query. White space becomes single spaces, characters that the database cannot store
 * are replaced, and the text is cut to 100 characters. All other characters, including punctuation, are searched
 * literally.
 */
export function searchQuery(typed: string): string {
  const text = typed
    .toWellFormed()
    // Some systems copy an accented letter as two characters, but names contain it as a single character.
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return [...text].slice(0, MAX_QUERY).join('').trim();
}

/**
 * Returns whether a query is long enough to be searched. A single emoji is long enough, because it counts as two
 * characters in JavaScript.
 */
export const isSearchable = (query: string) => query.length >= MIN_QUERY;

/** Returns the path of the search results page. It contains `type` and `page` only if they differ from the defaults. */
export function searchPath(query: string, { type = 'all', page = 1 } = {}): string {
  const params = new URLSearchParams({ q: query });
  if (type !== 'all') params.set('type', type);
  if (page > 1) params.set('page', String(page));
  return `/search?${params}`;
}
