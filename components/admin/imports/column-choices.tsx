import { keyLabels, type Mapping, namesRows, repeatedLabels, targetsOf } from '@/lib/imports/mapping';
import type { Resource } from '@/lib/resources/resource';

interface ColumnChoicesProps {
  resource: Resource;
  /** The columns of the file, and the number of its rows. */
  columns: string[];
  count: number;
  mapping: Mapping;
  onChange: (mapping: Mapping) => void;
}

/** Lets the editor choose a field for each column of a file. */
export function ColumnChoices({ resource, columns, count, mapping, onChange }: ColumnChoicesProps) {
  const repeated = new Intl.ListFormat('en-GB').format(repeatedLabels(resource, mapping));
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">
        Columns of {count === 1 ? '1 row' : `${count.toLocaleString('en-GB')} rows`}
      </legend>
      {columns.map((column) => (
        <label key={column} className="grid gap-1 sm:grid-cols-2 sm:items-center">
          <span className="min-w-0 break-words">{column}</span>
          <select
            value={mapping[column] ?? ''}
            onChange={({ target }) => onChange({ ...mapping, [column]: target.value })}
            className="admin-input"
          >
            <option value="">Don’t import</option>
            {targetsOf(resource).map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
      ))}
      {!namesRows(resource, mapping) && (
        <p>Choose the columns that identify a row: {keyLabels(resource)}, or its id.</p>
      )}
      {repeated && <p className="text-danger">Choose each field for one column only: {repeated}.</p>}
    </fieldset>
  );
}
