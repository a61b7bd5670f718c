import { useEffect, useState } from 'react';
import { isSearchable } from '@/lib/search/query';
import type { Suggestions } from '@/lib/search/suggestions';

/** Long enough not to ask for every letter of a fast typist. */
const PAUSE_MS = 100;

const known = new Map<string, Suggestions>();

/**
 * The suggestions for a query. What is on the screen stays until the new ones have come, so that the list does not
 * flicker; a request that is no longer wanted is cancelled.
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
      // Without an answer there is no list, least of all another query's: the form works without.
      setLatest(suggestions);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [query]);

  return shown;
}

/** Undefined when there is no answer: cancelled, offline, or refused. */
async function ask(query: string, signal: AbortSignal): Promise<Suggestions | undefined> {
  try {
    const response = await fetch(`/api/autocomplete?${new URLSearchParams({ q: query })}`, { signal });
    return response.ok ? ((await response.json()) as Suggestions) : undefined;
  } catch {
    return undefined;
  }
}
