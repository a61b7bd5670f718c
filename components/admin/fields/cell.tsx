import { LinkNote } from '@/components/admin/links/link-notes';
import type { RowPart } from '@/lib/resources/field';
import { errorId } from './field-frame';

interface CellProps {
  /** Its place in the form: 'faqs.0.question'. */
  path: string;
  part: Pick<RowPart, 'label' | 'kind' | 'length'>;
  /** What it belongs to, read out after its label: 'question 1'. */
  of: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** How full a cell is before its room is told. */
const NEARLY = 0.8;

/** One text within a list: its label, its control, and what is wrong with it. */
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
          type="text"
          inputMode={kind === 'link' ? 'url' : undefined}
          {...control}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {count > length * NEARLY && (
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
