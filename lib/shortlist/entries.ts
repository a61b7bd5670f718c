/**
 * The entries of a shortlist, such as 'shops/argos' and 'products/ps5'. The scripts of every public page use this file,
 * so it imports nothing.
 */

export const SHORTLIST_PATH = '/shortlist';
/** The largest number of entries in a shortlist. */
export const MOST_ENTRIES = 30;

/** The kinds of entries, which are also the names of the parameters in a shortlist's URL. */
export const ENTRY_KINDS = ['shops', 'products'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Returns the path of a shortlist with its query: '/shortlist?shops=argos,currys&products=ps5'. */
export function shortlistPath(entries: readonly string[]): string {
  const query = ENTRY_KINDS.map((kind) => {
    const slugs = entries.filter((entry) => entry.startsWith(`${kind}/`));
    return slugs.length > 0 ? `${kind}=${slugs.map((entry) => entry.slice(kind.length + 1)).join()}` : '';
  });
  return `${SHORTLIST_PATH}?${query.filter(Boolean).join('&')}`.replace(/\?$/, '');
}

/** Returns the entries in a stored text, which contains them separated by spaces. */
export const storedEntries = (text: string | null): string[] =>
  (text ?? '').split(' ').filter((entry) => /^(shops|products)\/[a-z0-9-]+$/.test(entry));
