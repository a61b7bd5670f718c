import { useFormContext } from 'react-hook-form';
import { LinkNote } from '@/components/admin/links/link-notes';
import type { Field } from '@/lib/resources/field';
import type { FormValues } from '@/lib/resources/resource';
import { describedBy, FieldFrame } from './field-frame';
import type { FieldProps } from './field-props';

const TYPES: Partial<Record<Field['kind'], string>> = { number: 'number', date: 'date', time: 'time' };

/** Converts a number field's text to the number to store; an empty field becomes null. */
const toNumber = (value: unknown) => (value === '' || value === null ? null : Number(value));

/** If a text is longer than this share of its maximum length, the field shows the number of characters. */
const NEARLY_FULL = 0.8;

/** Shows a field with a native control: text, number, date, time or choice. */
export function PlainField({ field, error }: FieldProps) {
  const { register, watch } = useFormContext<FormValues>();
  const value = String(watch(field.name) ?? '');
  const length = [...value].length;
  const isNearlyFull = 'max' in field && field.kind !== 'number' && length > field.max * NEARLY_FULL;
  const isLink = field.kind === 'text' && field.isLink === true;
  const noteId = isLink && `${field.name}-link`;
  const plain = {
    id: field.name,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [describedBy(field, error), noteId].filter(Boolean).join(' ') || undefined,
    className: 'admin-input',
    ...register(field.name, field.kind === 'number' ? { setValueAs: toNumber } : undefined),
  };
  return (
    <FieldFrame field={field} error={error} htmlFor={field.name}>
      {field.kind === 'textarea' ? (
        <textarea rows={4} {...plain} />
      ) : field.kind === 'choice' ? (
        <select {...plain}>
          {field.none !== undefined && <option value="">{field.none}</option>}
          {field.choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ) : (
        <input
          type={TYPES[field.kind] ?? 'text'}
          // Without a maximum, the browser accepts years of six digits.
          max={field.kind === 'date' ? '9999-12-31' : undefined}
          {...plain}
        />
      )}
      {noteId && <LinkNote id={noteId} href={value.trim()} />}
      {isNearlyFull && (
        <p className="text-right text-sm text-muted">
          {length.toLocaleString('en-GB')} of {field.max.toLocaleString('en-GB')}
        </p>
      )}
    </FieldFrame>
  );
}
