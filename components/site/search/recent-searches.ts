import { RECENT_SEARCHES_KEY } from '@/lib/config/storage-names';

const MOST = 5;

/** Returns the recent searches of this browser tab, the latest first; an empty list if the browser forbids storage. */
export function readRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(RECENT_SEARCHES_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((query) => typeof query === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Adds a search to the front of the recent searches of this browser tab. */
export function addRecentSearch(query: string): void {
  const others = readRecentSearches().filter((other) => other.toLowerCase() !== query.toLowerCase());
  try {
    sessionStorage.setItem(RECENT_SEARCHES_KEY, JSON.stringify([query, ...others].slice(0, MOST)));
  } catch {
    // The browser forbids storage or has no space left. The search form works without stored searches.
  }
}

export function clearRecentSearches(): void {
  try {
    sessionStorage.removeItem(RECENT_SEARCHES_KEY);
  } catch {
    // The browser refuses storage, so nothing is stored.
  }
}
