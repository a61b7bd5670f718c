import { useEffect, useState } from 'react';
import { isSearchable } from '@/lib/search/query';
import type { FirstSuggestions, Suggestions } from '@/lib/search/suggestions';

/** How long to wait after the last keystroke before requesting suggestions, in milliseconds. */
const PAUSE_MS = 100;

const known = new Map<string, Suggestions>();

/**
 * Returns the suggestions for a query. Until they arrive, returns the suggestions for the previous query, so that the
 * list does not flicker. Aborts a request for an earlier query.
 */
export function useSuggestions(query: string): Suggestions | undefined {
  const [latest, setLatest] = useState<Suggestions>();
  const shown = isSearchable(query) ? (known.get(query) ?? latest) : undefined;
  if (shown !== latest) setLatest(shown);

  useEffect(() => {
    if (!isSearchable(query) || known.has(query)) return;
    const request = new AbortController();
    const timer = setTimeout(async () => {
      const suggestions = await ask<Suggestions>(query, request.signal);
      if (request.signal.aborted) return;
      if (suggestions) known.set(query, suggestions);
      // If the request failed, the list closes. The search form works without suggestions.
      setLatest(suggestions);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [query]);

  return shown;
}

let first: FirstSuggestions | undefined;

/**
 * Returns the suggestions for an empty search box. Requests them when `isEmpty` becomes true, unless an earlier request
 * has succeeded.
 */
export function useFirstSuggestions(isEmpty: boolean): FirstSuggestions | undefined {
  const [shown, setShown] = useState(first);
  useEffect(() => {
    if (!isEmpty || first) return;
    const request = new AbortController();
    void ask<FirstSuggestions>('', request.signal).then((answer) => {
      first ??= answer;
      if (!request.signal.aborted) setShown(first);
    });
    return () => request.abort();
  }, [isEmpty]);
  return shown;
}

/** Requests the suggestions for a query. Returns undefined if the request was aborted or failed. */
async function ask<Answer>(query: string, signal: AbortSignal): Promise<Answer | undefined> {
  try {
    const response = await fetch(`/api/autocomplete?${new URLSearchParams({ q: query })}`, { signal });
    return response.ok ? ((await response.json()) as Answer) : undefined;
  } catch {
    return undefined;
  }
}
