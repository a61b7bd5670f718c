import { useState } from 'react';
import { useController } from 'react-hook-form';
import type { FieldOf } from '@/lib/resources/field';
import type { FormValues } from '@/lib/resources/resource';
import { fromLondonTime, readLondonTime, toLondonTime } from '@/lib/london-time';
import { describedBy, FieldFrame } from './field-frame';
import type { FieldProps } from './field-props';

/** A date and a time as the clocks in London show them, wherever the editor sits; kept as an instant. */
export function MomentField({ field, error }: FieldProps<FieldOf<'datetime'>>) {
  const { name } = field;
  const {
    field: { ref, value, onChange, onBlur },
  } = useController<FormValues>({ name });
  const instant = typeof value === 'string' ? value : '';
  // What was typed stays as it is while it is typed; an instant from elsewhere replaces it.
  const [typed, setTyped] = useState({ text: toLondonTime(instant), instant });
  const text = typed.instant === instant ? typed.text : toLondonTime(instant);

  function change(wall: string) {
    // What is no time is kept as it is, so that the check of the form can say so.
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
        // Else the year takes six digits, and swallows those of the time.
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
