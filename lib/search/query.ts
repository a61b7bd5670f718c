/** Search starts at this many characters (docs/product.md#search-rules), and cuts a query to this many. */
const MIN_QUERY = 2;
const MAX_QUERY = 100;

/**
 * What is searched for what a visitor typed: white space as single spaces, nothing that a database could not store,
 * at most 100 characters. Everything else, punctuation too, stays as it is and means itself.
 */
export function searchQuery(typed: string): string {
  const text = typed
    .toWellFormed()
    // A letter and its accent in one, as names are written, and not in two, as some systems copy them.
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return [...text].slice(0, MAX_QUERY).join('').trim();
}

/** Whether a query is long enough. An emoji counts as two characters, as in JavaScript, so one alone can be found. */
export const isSearchable = (query: string) => query.length >= MIN_QUERY;

/** The address of the results page; `type` and `page` only where they differ from the first view. */
export function searchPath(query: string, { type = 'all', page = 1 } = {}): string {
  const params = new URLSearchParams({ q: query });
  if (type !== 'all') params.set('type', type);
  if (page > 1) params.set('page', String(page));
  return `/search?${params}`;
}
