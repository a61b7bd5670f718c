import { LinkNote } from '@/components/admin/links/link-notes';
import type { RowPart } from '@/lib/resources/field';
import { errorId } from './field-frame';

interface CellProps {
  /** The path of the text in the form's values: 'faqs.0.question'. */
  path: string;
  part: Pick<RowPart, 'label' | 'kind' | 'length'>;
  /** The name of the list item that contains this text: 'question 1'. Screen readers read it after the label. */
  of: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** If a text is longer than this share of its maximum length, the cell shows the number of characters. */
const NEARLY = 0.8;

/** Shows one text of a list item, such as a question or its answer, with label, control and error. */
export function Cell({ path, part: { label, kind, length }, of, value, onChange, error }: CellProps) {
  const count = [...value].length;
  const control = {
    id: path,
    value,
    'aria-invalid': error ? true : undefined,
    'aria-describedby':
      [kind === 'link' && `${path}-link`, error && errorId(path)].filter(Boolean).join(' ') || undefined,
    className: 'admin-input',
  };
  return (
    <div className="min-w-0">
      <label htmlFor={path} className="admin-cell-label">
        {label} <span className="sr-only">({of})</span>
      </label>
      {kind === 'textarea' ? (
        <textarea rows={1} {...control} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <input
          type={kind === 'date' ? 'date' : 'text'}
          inputMode={kind === 'link' ? 'url' : undefined}
          {...control}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {kind !== 'date' && count > length * NEARLY && (
        <p className="text-right text-sm text-muted">
          {count} of {length.toLocaleString('en-GB')}
        </p>
      )}
      {kind === 'link' && <LinkNote id={`${path}-link`} href={value.trim()} />}
      {error && (
        <p id={errorId(path)} className="admin-error">
          {error}
        </p>
      )}
    </div>
  );
}
