import { useLeaveWarning } from '@/components/admin/editor/use-leave-warning';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';

export interface Editable {
  value: string;
  placeholder: string;
  label: string;
  max: number;
  isMultiline: boolean;
  failed: string;
  updatedAt: string;
}

interface InlineFormProps {
  editable: Editable;
  /** The text that could not be saved when the field was last open; null if there is none. */
  typed: string | null;
  isBusy: boolean;
  save: (value: string) => void;
  cancel: () => void;
}

/** Shows the form for editing a text in place. Escape cancels, and Enter saves a single-line text. */
export function InlineForm({ editable, typed, isBusy, save, cancel }: InlineFormProps) {
  const { label, max, isMultiline, placeholder } = editable;
  const [value, setValue] = useState(typed ?? editable.value);
  useLeaveWarning(value !== editable.value);
  const id = useId();
  const isOld = typed !== null && typed !== editable.value;
  const excess = [...value.trim()].length - max;
  const isTooLong = excess > 0;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy && !isTooLong) save(value);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || isBusy) return;
    event.stopPropagation();
    cancel();
  }
  const field = {
    id,
    value,
    placeholder,
    onChange: (event: { target: { value: string } }) => setValue(event.target.value),
    autoFocus: true,
    readOnly: isBusy,
    'aria-invalid': isTooLong || undefined,
    'aria-describedby': isOld ? `${id}-old ${id}-count` : `${id}-count`,
    className: 'inline-field',
  };
  return (
    <form onSubmit={submit} onKeyDown={onKeyDown} aria-busy={isBusy} className="inline-form">
      <label htmlFor={id} className="inline-label">
        {label}
      </label>
      {isOld && (
        <p id={`${id}-old`} className="inline-count">
          This is your unsaved edit. The page currently says: “{editable.value}”
        </p>
      )}
      {isMultiline ? <textarea rows={3} {...field} /> : <input type="text" {...field} />}
      <p id={`${id}-count`} role="status" className="inline-count" data-too-long={isTooLong || undefined}>
        {isTooLong
          ? `${excess.toLocaleString('en-GB')} over the limit of ${max.toLocaleString('en-GB')} characters`
          : `${(max + excess).toLocaleString('en-GB')} of ${max.toLocaleString('en-GB')} characters`}
      </p>
      <div className="inline-buttons">
        <button type="submit" aria-disabled={isBusy || isTooLong} className="button-brand">
          {isBusy ? 'Saving…' : 'Save'}
        </button>
        <button type="button" onClick={cancel} disabled={isBusy} className="inline-cancel">
          Cancel
        </button>
      </div>
    </form>
  );
}
