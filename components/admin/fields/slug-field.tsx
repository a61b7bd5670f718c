import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FieldOf } from '@/lib/resources/field';
import type { FormValues } from '@/lib/resources/resource';
import { slugOf } from '@/lib/routing/slug';
import { describedBy, FieldFrame } from './field-frame';
import type { EditedRow, FieldProps } from './field-props';
import { SlugNotes } from './slug-notes';

interface SlugFieldProps extends FieldProps<FieldOf<'slug'>> {
  row: EditedRow;
}

/** Shows a slug field. For a new row, makes the slug from the row's name until the editor types a different slug. */
export function SlugField({ field, error, row }: SlugFieldProps) {
  const { register, setValue } = useFormContext<FormValues>();
  const source = String(useWatch<FormValues>({ name: field.from }) ?? '');
  const [isOwn, setOwn] = useState(row.id !== undefined);
  useEffect(() => {
    if (!isOwn) setValue(field.name, slugOf(source), { shouldDirty: true });
  }, [isOwn, source, field.name, setValue]);
  const input = register(field.name, {
    onChange: (event: { target: { value: string } }) => setOwn(event.target.value !== ''),
  });
  const notesId = `${field.name}-notes`;
  return (
    <FieldFrame field={field} error={error} htmlFor={field.name}>
      <input
        id={field.name}
        type="text"
        spellCheck={false}
        autoCapitalize="none"
        aria-invalid={error ? true : undefined}
        aria-describedby={[describedBy(field, error), notesId].filter(Boolean).join(' ')}
        className="admin-input"
        {...input}
      />
      <SlugNotes name={field.name} id={notesId} row={row} />
    </FieldFrame>
  );
}
