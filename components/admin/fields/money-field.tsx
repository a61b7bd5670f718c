import { useState } from 'react';
import { useController } from 'react-hook-form';
import { parsePounds } from '@/lib/catalogue/pounds';
import type { FieldOf } from '@/lib/resources/field';
import type { FormValues } from '@/lib/resources/resource';
import { describedBy, FieldFrame } from './field-frame';
import type { FieldProps } from './field-props';

/** Converts stored pence to pounds as an editor types them, such as '249.99'. An invalid text is returned unchanged. */
const asTyped = (value: unknown) =>
  typeof value === 'number'
    ? (value / 100).toFixed(value % 100 === 0 ? 0 : 2)
    : typeof value === 'string'
      ? value
      : '';

/** Shows an amount of money. It is entered in pounds and stored in pence. */
export function MoneyField({ field, error }: FieldProps<FieldOf<'money'>>) {
  const { name } = field;
  const {
    field: { ref, value, onChange, onBlur },
  } = useController<FormValues>({ name });
  // The typed text and the value that it means. If the form's value changes without typing, for instance by a reset,
  // the new value replaces the text.
  const [typed, setTyped] = useState({ text: asTyped(value), value });
  const text = typed.value === value ? typed.text : asTyped(value);

  function change(next: string) {
    // If the text is not an amount, store it with a pound sign in front, so that validation can report it.
    const amount = next.trim() === '' ? '' : (parsePounds(next) ?? `£${next}`);
    setTyped({ text: next, value: amount });
    onChange(amount);
  }

  return (
    <FieldFrame field={field} error={error} htmlFor={name}>
      <span className="admin-money">
        <span aria-hidden="true">£</span>
        <input
          ref={ref}
          id={name}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={(event) => change(event.target.value)}
          onBlur={onBlur}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(field, error)}
          className="admin-input"
        />
      </span>
    </FieldFrame>
  );
}
