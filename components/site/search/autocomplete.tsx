'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';
import { isSearchable, searchQuery } from '@/lib/search/query';
import { SuggestionList } from './suggestion-list';
import { addRecentSearch, clearRecentSearches, readRecentSearches } from './recent-searches';
import { firstPanel, type Panel, panelOf } from './suggestion-options';
import { useFirstSuggestions, useSuggestions } from './use-suggestions';

export interface AutocompleteProps {
  input: RefObject<HTMLInputElement | null>;
}

/**
 * Turns a plain search input into a combobox with suggestions. As WAI-ARIA describes it, this is a combobox with a
 * grouped list box, and the focus stays in the input.
 */
export function Autocomplete({ input }: AutocompleteProps) {
  const [query, setQuery] = useState(() => searchQuery(input.current?.value ?? ''));
  // This component starts to load when the input gets the focus. The input may have lost the focus since.
  const [isWanted, setWanted] = useState(() => document.activeElement === input.current);
  const [active, setActive] = useState(-1);
  const [recent, setRecent] = useState(readRecentSearches);
  const suggestions = useSuggestions(query);
  const first = useFirstSuggestions(isWanted && query === '');
  // Whether the list still shows the suggestions for an earlier query. The list stays visible until the new suggestions
  // arrive, but its options cannot be chosen.
  const isStale = query !== '' && suggestions?.query !== query;
  const shown = panelFor();
  const panel = isWanted ? shown : undefined;
  const isOpen = panel !== undefined;
  const count = panel && !isStale ? panel.count : 0;

  /**
   * Returns the panel to show below the input. The panel for a query without results says so. Returns undefined if the
   * query is too short, if no suggestions have arrived, or if there is nothing to show for an empty input.
   */
  function panelFor(): Panel | undefined {
    if (query === '') {
      const beginning = firstPanel(recent, first);
      return beginning.count > 0 ? beginning : undefined;
    }
    return isSearchable(query) && suggestions ? panelOf(suggestions) : undefined;
  }

  // Remove the highlight when a new list of suggestions arrives.
  const [marked, setMarked] = useState(suggestions);
  if (marked !== suggestions) {
    setMarked(suggestions);
    setActive(-1);
  }
  const listId = `${input.current?.id ?? 'search'}-suggestions`;

  const close = () => {
    setWanted(false);
    setActive(-1);
  };

  const clear = () => {
    clearRecentSearches();
    setRecent([]);
    input.current?.focus();
  };

  const onSubmit = useEffectEvent(() => {
    const sent = searchQuery(input.current?.value ?? '');
    if (isSearchable(sent)) addRecentSearch(sent);
  });

  const onInput = useEffectEvent(() => {
    setRecent(readRecentSearches());
    setQuery(searchQuery(input.current?.value ?? ''));
    setWanted(true);
    setActive(-1);
  });

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) return setWanted(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // The arrow keys cycle through all options. The input itself is part of the cycle and has the index -1.
      setActive((was) => ((was + 1 + step + count + 1) % (count + 1)) - 1);
    } else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault();
      document.getElementById(`${listId}-${active}`)?.click();
    } else if (event.key === 'Enter') {
      close();
    } else if (event.key === 'Escape') {
      // Escape closes the list. Prevent the default, so that Escape neither closes a dialog around the input nor clears
      // the text.
      if (isOpen) event.preventDefault();
      close();
      input.current?.blur();
    }
  });

  const onElsewhere = useEffectEvent((target: EventTarget | null) => {
    const isInside = target instanceof Node && (input.current?.form?.contains(target) ?? false);
    if (!isInside) close();
  });

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const done = new AbortController();
    const { signal } = done;
    field.addEventListener('input', () => onInput(), { signal });
    field.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    field.addEventListener('focus', () => onInput(), { signal });
    field.form?.addEventListener('submit', () => onSubmit(), { signal });
    field.form?.addEventListener('focusout', (event) => onElsewhere(event.relatedTarget), { signal });
    document.addEventListener('pointerdown', (event) => onElsewhere(event.target), { signal });
    // Handle text that the visitor typed before these listeners were added.
    queueMicrotask(() => !signal.aborted && document.activeElement === field && onInput());
    return () => done.abort();
  }, [input]);

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    field.setAttribute('role', 'combobox');
    field.setAttribute('aria-autocomplete', 'list');
    field.setAttribute('aria-controls', listId);
    field.setAttribute('aria-expanded', String(count > 0));
    if (active >= 0) field.setAttribute('aria-activedescendant', `${listId}-${active}`);
    else field.removeAttribute('aria-activedescendant');
    if (active >= 0) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [input, listId, count, active]);

  return (
    <SuggestionList
      id={listId}
      panel={panel}
      isStale={isStale}
      active={active}
      onActive={setActive}
      onChosen={close}
      onClear={query === '' && recent.length > 0 ? clear : undefined}
    />
  );
}
