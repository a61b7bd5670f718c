import { useEffect, useState } from 'react';
import { isSearchable } from '@/lib/search/query';
import type { Suggestions } from '@/lib/search/suggestions';

/** The pause before suggestions are requested, in case the visitor is still typing. */
const PAUSE_MS = 100;

const known = new Map<string, Suggestions>();

/**
 * Returns the suggestions for a query. The previous suggestions stay until the new suggestions arrive, so that the list
 * does not flicker. A request for an earlier query is aborted.
 */
export function useSuggestions(query: string): Suggestions | undefined {
  const [latest, setLatest] = useState<Suggestions>();
  const shown = isSearchable(query) ? (known.get(query) ?? latest) : undefined;
  if (shown !== latest) setLatest(shown);

  useEffect(() => {
    if (!isSearchable(query) || known.has(query)) return;
    const request = new AbortController();
    const timer = setTimeout(async () => {
      const suggestions = await ask(query, request.signal);
      if (request.signal.aborted) return;
      if (suggestions) known.set(query, suggestions);
      // If the request failed, the list closes; the search form works without it.
      setLatest(suggestions);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [query]);

  return shown;
}

/** Requests the suggestions for a query. Returns undefined if the request was aborted or failed. */
async function ask(query: string, signal: AbortSignal): Promise<Suggestions | undefined> {
  try {
    const response = await fetch(`/api/autocomplete?${new URLSearchParams({ q: query })}`, { signal });
    return response.ok ? ((await response.json()) as Suggestions) : undefined;
  } catch {
    return undefined;
  }
}
