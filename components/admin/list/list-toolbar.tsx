'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useTransition, type FormEvent } from 'react';

export interface ToolbarFilter {
  name: string;
  label: string;
  options: { value: string; label: string }[];
}

interface ListToolbarProps {
  path: string;
  many: string;
  /** The query string of the list's URL. */
  search: string;
  filters?: ToolbarFilter[];
  /** The page sizes to choose from; left out if the page size is fixed. */
  sizes?: number[];
  /**
   * The query parameters for the sort order and the tab. They have no control in this form, but stay in the URL when
   * the form is submitted.
   */
  kept?: Record<string, string | undefined>;
}

/**
 * Shows the search field, filters and page size of a list. Their values are in the URL. Without JavaScript, they work
 * as a plain form.
 */
export function ListToolbar(props: ListToolbarProps) {
  const { path, many, search, filters = [], sizes = [], kept = {} } = props;
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const isTyping = useRef(false);
  const isHydrated = useRef(false);
  const [isPending, startTransition] = useTransition();
  const said = new URLSearchParams(search);
  const smallest = String(sizes[0]);

  // When the URL changes, for instance after 'back', update the values of the existing controls. Replacing the controls
  // would lose the focus and a half-typed search. On the first run, keep what the editor changed before hydration:
  // submit a changed select, but leave a half-typed search as it is.
  useEffect(() => {
    const params = new URLSearchParams(search);
    const isFirst = !isHydrated.current;
    isHydrated.current = true;
    let isChosen = false;
    for (const control of form.current?.elements ?? []) {
      const isSearch = control instanceof HTMLInputElement && control.type === 'search';
      if (!isSearch && !(control instanceof HTMLSelectElement)) continue;
      if (isFirst && control.value !== initialValue(control)) {
        if (isSearch) isTyping.current = true;
        else isChosen = true;
        continue;
      }
      if (isSearch && isTyping.current && control === document.activeElement) continue;
      control.value = params.get(control.name) ?? (control.name === 'size' ? smallest : '');
    }
    if (isChosen) form.current?.requestSubmit();
  }, [search, smallest]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    isTyping.current = false;
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string' && value.trim() && !(name === 'size' && value === smallest)) {
        params.set(name, value.trim());
      }
    }
    startTransition(() => router.push(params.size > 0 ? `${path}?${params}` : path));
  }
  const send = () => form.current?.requestSubmit();

  return (
    <form
      ref={form}
      action={path}
      role="search"
      // Browsers must not restore the values of an earlier visit, because such values would look like choices of the
      // editor.
      autoComplete="off"
      onSubmit={submit}
      aria-busy={isPending}
      className="admin-toolbar"
    >
      {Object.entries(kept).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <label className="admin-toolbar-search">
        <span className="admin-label">Search</span>
        <input
          type="search"
          name="q"
          defaultValue={said.get('q') ?? ''}
          onInput={() => (isTyping.current = true)}
          placeholder={`Search ${many}…`}
          className="admin-input"
        />
      </label>
      {filters.map(({ name, label, options }) => (
        <label key={name}>
          <span className="admin-label">{label}</span>
          <select name={name} defaultValue={said.get(name) ?? ''} onChange={send} className="admin-input">
            <option value="">All</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </label>
      ))}
      {sizes.length > 0 && (
        <label>
          <span className="admin-label">Rows</span>
          <select
            name="size"
            defaultValue={said.get('size') ?? smallest}
            onChange={send}
            className="admin-input"
          >
            {sizes.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </select>
        </label>
      )}
      <button type="submit" className="button-quiet">
        Apply
      </button>
    </form>
  );
}

/** Returns the value that a control had in the HTML from the server. */
function initialValue(control: HTMLInputElement | HTMLSelectElement): string | undefined {
  if (control instanceof HTMLInputElement) return control.defaultValue;
  const options = [...control.options];
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value;
}
