import { RECENT_SEARCHES_KEY } from '@/lib/config/storage-names';

const MOST = 5;

/** Returns the last searches of this tab, the latest first. Empty if the browser refuses storage. */
export function readRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(RECENT_SEARCHES_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((query) => typeof query === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Adds a search in front of the others, for this tab only. */
export function addRecentSearch(query: string): void {
  const others = readRecentSearches().filter((other) => other.toLowerCase() !== query.toLowerCase());
  try {
    sessionStorage.setItem(RECENT_SEARCHES_KEY, JSON.stringify([query, ...others].slice(0, MOST)));
  } catch {
    // The browser refuses storage or has no room. Search works without it.
  }
}

export function clearRecentSearches(): void {
  try {
    sessionStorage.removeItem(RECENT_SEARCHES_KEY);
  } catch {
    // The browser refuses storage, so nothing is stored.
  }
}
