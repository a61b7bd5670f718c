/**
 * The format of a shortlist's entries, such as 'shops/argos' and 'products/ps5'. The scripts of every public page
 * include this file, so it has no imports.
 */

export const SHORTLIST_PATH = '/shortlist';
/** The maximum number of entries in a shortlist. */
export const MOST_ENTRIES = 30;

/** The kinds of entries. They are also the parameter names in the URL of a shortlist. */
export const ENTRY_KINDS = ['shops', 'products'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Returns the path and query of a shortlist, such as '/shortlist?shops=argos,currys&products=ps5'. */
export function shortlistPath(entries: readonly string[]): string {
  const query = ENTRY_KINDS.map((kind) => {
    const slugs = entries.filter((entry) => entry.startsWith(`${kind}/`));
    return slugs.length > 0 ? `${kind}=${slugs.map((entry) => entry.slice(kind.length + 1)).join()}` : '';
  });
  return `${SHORTLIST_PATH}?${query.filter(Boolean).join('&')}`.replace(/\?$/, '');
}

/** Returns the valid entries in a stored text. Spaces separate the entries. */
export const storedEntries = (text: string | null): string[] =>
  (text ?? '').split(' ').filter((entry) => /^(shops|products)\/[a-z0-9-]+$/.test(entry));
