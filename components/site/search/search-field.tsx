'use client';

import { useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { searchPath, searchQuery } from '@/lib/search/query';
import { go } from '../shell/pending-navigation';
import type { AutocompleteProps } from './autocomplete';

interface SearchFieldProps {
  id: string;
  placeholder: string;
  defaultValue?: string;
  autoFocus?: boolean;
}

/** Shows the input of a search box. The code for suggestions is imported when the input first gets the focus. */
export function SearchField({ id, placeholder, defaultValue, autoFocus }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [Autocomplete, setAutocomplete] = useState<ComponentType<AutocompleteProps>>();

  // Imports the code for suggestions. A failed import is not an error, because the form works without suggestions.
  const load = () =>
    import('./autocomplete').then(
      (module) => setAutocomplete(() => module.Autocomplete),
      () => undefined,
    );

  useEffect(() => {
    const field = input.current;
    if (!field?.form) return;
    // If the input got the focus before this script ran, load the code for suggestions now.
    if (document.activeElement === field) void load();
    const submit = (event: SubmitEvent) => {
      event.preventDefault();
      const query = searchQuery(field.value);
      if (!query) return;
      go(searchPath(query));
    };
    const { form } = field;
    form.addEventListener('submit', submit);
    return () => form.removeEventListener('submit', submit);
  }, []);

  return (
    <>
      <input
        ref={input}
        id={id}
        type="search"
        name="q"
        maxLength={100}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        className="search-input"
        placeholder={placeholder}
        defaultValue={defaultValue}
        autoFocus={autoFocus}
        onFocus={Autocomplete ? undefined : load}
      />
      {Autocomplete && <Autocomplete input={input} />}
    </>
  );
}
