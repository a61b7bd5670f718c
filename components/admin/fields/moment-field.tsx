import { useState } from 'react';
import { useController } from 'react-hook-form';
import { fromLondonTime, readLondonTime, toLondonTime } from '@/lib/dates/london-time';
import type { FieldOf } from '@/lib/resources/field';
import type { FormValues } from '@/lib/resources/resource';
import { describedBy, FieldFrame } from './field-frame';
import type { FieldProps } from './field-props';

/** Shows a date and time. It is entered in London time, whatever the editor's time zone, and stored as an instant. */
export function MomentField({ field, error }: FieldProps<FieldOf<'datetime'>>) {
  const { name } = field;
  const {
    field: { ref, value, onChange, onBlur },
  } = useController<FormValues>({ name });
  const instant = typeof value === 'string' ? value : '';
  // The typed text and the instant that it means. If the form's value changes without typing, for instance by a reset,
  // the new value replaces the text.
  const [typed, setTyped] = useState({ text: toLondonTime(instant), instant });
  const text = typed.instant === instant ? typed.text : toLondonTime(instant);

  function change(wall: string) {
    // If the time is invalid, store the text itself, so that validation can report it.
    const next = wall && (fromLondonTime(wall) ?? wall);
    setTyped({ text: wall, instant: next });
    onChange(next);
  }

  return (
    <FieldFrame field={field} error={error} htmlFor={name}>
      <input
        ref={ref}
        id={name}
        type="datetime-local"
        // Without a maximum, the browser accepts years of six digits.
        max="9999-12-31T23:59"
        value={text}
        onChange={(event) => change(event.target.value)}
        onBlur={onBlur}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(field, error)}
        className="admin-input"
      />
      <p className="text-sm text-muted">{readLondonTime(instant) || 'In UK time.'}</p>
    </FieldFrame>
  );
}
