'use client';

import { useRouter } from 'next/navigation';
import { useRef, useTransition, type FormEvent } from 'react';

export interface ToolbarFilter {
  name: string;
  label: string;
  options: { value: string; label: string }[];
}

interface ListToolbarProps {
  path: string;
  many: string;
  q: string;
  values: Record<string, string>;
  filters: ToolbarFilter[];
  sizes: number[];
  size: number;
  /** What stays when something else is chosen: the sort, the tab. */
  kept?: Record<string, string | undefined>;
}

/** Search, filters and page size; all of it goes into the address. A plain form without script. */
export function ListToolbar({ path, many, q, values, filters, sizes, size, kept = {} }: ListToolbarProps) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const [isPending, startTransition] = useTransition();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string' && value.trim() && !(name === 'size' && Number(value) === sizes[0])) {
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
          defaultValue={q}
          placeholder={`Search ${many}…`}
          className="admin-input"
        />
      </label>
      {filters.map(({ name, label, options }) => (
        <label key={name}>
          <span className="admin-label">{label}</span>
          <select name={name} defaultValue={values[name] ?? ''} onChange={send} className="admin-input">
            <option value="">All</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </label>
      ))}
      <label>
        <span className="admin-label">Rows</span>
        <select name="size" defaultValue={String(size)} onChange={send} className="admin-input">
          {sizes.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      </label>
      <button type="submit" className="button-quiet">
        Apply
      </button>
    </form>
  );
}
