import Form from 'next/form';
import type { Search } from '@/lib/data/link-replacements';

interface SearchFormProps {
  search: Search;
  errors: Record<string, string>;
}

/**
 * Shows the search and replace form. Submitting it changes nothing: it opens a preview, whose URL contains the form's
 * values.
 */
export function SearchForm({ search, errors }: SearchFormProps) {
  return (
    <Form
      action="/admin/link-manager/replace"
      prefetch={false}
      className="card mb-6 grid gap-4 p-4 lg:grid-cols-2"
    >
      <Field
        name="find"
        label="Find in links"
        help="Part of a URL, such as an old affiliate ID or a shop’s old domain. Upper and lower case must match."
        value={search.find}
        error={errors.find}
      />
      <Field
        name="replacement"
        label="Replace with"
        help="If empty, the text is removed from the URL."
        value={search.replacement}
        error={errors.replacement}
      />
      <div className="flex flex-wrap items-center justify-between gap-4 lg:col-span-2">
        <label className="flex items-center gap-2">
          <input type="checkbox" name="whole" value="yes" defaultChecked={search.isWhole} />
          Only URLs that are exactly this text
        </label>
        <button type="submit" className="button-brand">
          Preview the changes
        </button>
      </div>
    </Form>
  );
}

interface ReplaceFieldProps {
  name: string;
  label: string;
  help: string;
  value: string;
  error?: string;
}

function Field({ name, label, help, value, error }: ReplaceFieldProps) {
  const described = `${name}-help${error ? ` ${name}-error` : ''}`;
  return (
    <div className="min-w-0">
      <label htmlFor={name} className="admin-label">
        {label}
      </label>
      <input
        id={name}
        name={name}
        defaultValue={value}
        maxLength={2048}
        spellCheck={false}
        autoComplete="off"
        aria-describedby={described}
        aria-invalid={error ? true : undefined}
        className="admin-input w-full"
      />
      <p id={`${name}-help`} className="mt-1 text-sm text-muted">
        {help}
      </p>
      {error && (
        <p id={`${name}-error`} className="mt-1 text-sm text-action">
          {error}
        </p>
      )}
    </div>
  );
}
