import type { ReferenceTarget } from '@/lib/entities/registry';
import { errorId } from './field-frame';
import { ReferenceName } from './reference-name';
import { ReferencePicker } from './reference-picker';
import { targetName, useReferenceNames } from './reference-queries';

interface ReferenceCellProps {
  /** The path of the slug in the form's values: 'retailer_picks.0.slug'. */
  path: string;
  part: { label: string };
  /** The name of the list item that contains the slug: 'shop 1'. Screen readers read it after the label. */
  of: string;
  to: ReferenceTarget;
  value: string;
  onChange: (slug: string) => void;
  error: string | undefined;
}

/** Shows the value of a list item that is the slug of a row in another table, with label, picker and error. */
export function ReferenceCell({ path, part: { label }, of, to, value, onChange, error }: ReferenceCellProps) {
  const {
    data = [],
    isPending,
    isPlaceholderData,
    error: unread,
  } = useReferenceNames(to, value ? [value] : []);
  return (
    <div className="min-w-0">
      <p id={`${path}-label`} className="admin-cell-label">
        {label} <span className="sr-only">({of})</span>
      </p>
      <div
        role="group"
        aria-labelledby={`${path}-label`}
        aria-describedby={error && errorId(path)}
        data-refused={error ? '' : undefined}
        className="mt-1 flex flex-wrap items-center gap-2"
      >
        {value && (
          <ReferenceName
            slug={value}
            choice={data.find((choice) => choice.value === value)}
            isKnown={!isPending && !isPlaceholderData && !unread}
          />
        )}
        <ReferencePicker
          to={to}
          label={`${value ? 'Change' : 'Choose'} ${targetName(to)}`}
          chosen={value ? [value] : []}
          onPick={onChange}
        />
      </div>
      {error && (
        <p id={errorId(path)} className="admin-error">
          {error}
        </p>
      )}
    </div>
  );
}
