import { useEffect, useState } from 'react';
import { isSearchable } from '@/lib/search/query';
import type { Suggestions } from '@/lib/search/suggestions';

/** Long enough not to ask for every letter of a fast typist. */
const PAUSE_MS = 100;

const known = new Map<string, Suggestions>();

/**
 * The suggestions for a query. Those of the query before stay until the new ones have come, so that the list does not
 * flicker; a request that is no longer wanted is cancelled.
 */
export function useSuggestions(query: string): Suggestions | undefined {
  const [latest, setLatest] = useState<Suggestions>();
  const answered = known.get(query);

  useEffect(() => {
    if (!isSearchable(query) || known.has(query)) return;
    const request = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const response = await fetch(`/api/autocomplete?${new URLSearchParams({ q: query })}`, {
          signal: request.signal,
        });
        if (!response.ok) return;
        const suggestions = (await response.json()) as Suggestions;
        known.set(query, suggestions);
        setLatest(suggestions);
      } catch {
        // Cancelled, or offline: the form works without suggestions.
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [query]);

  return isSearchable(query) ? (answered ?? latest) : undefined;
}
