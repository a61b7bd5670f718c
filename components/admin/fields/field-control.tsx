'use client';

import { useFormContext } from 'react-hook-form';
import type { Field } from '@/lib/resources/field';
import type { FormValues } from '@/lib/resources/resource';
import { FixedField } from './fixed-field';
import { FlagField } from './flag-field';
import { HtmlField } from './html-field';
import { PlainField } from './plain-field';
import { SlugField } from './slug-field';

export interface FieldProps<F extends Field = Field> {
  field: F;
  /** The message beside it, if it was refused. */
  error: string | undefined;
}

/** The control of a field, by its kind. */
export function FieldControl({ field, isNew }: { field: Field; isNew: boolean }) {
  const { getFieldState, formState } = useFormContext<FormValues>();
  const error = getFieldState(field.name, formState).error?.message;
  if (field.isFixed) return <FixedField field={field} error={error} />;
  switch (field.kind) {
    case 'boolean':
      return <FlagField field={field} error={error} />;
    case 'html':
      return <HtmlField field={field} error={error} />;
    case 'slug':
      return <SlugField field={field} error={error} isNew={isNew} />;
    default:
      return <PlainField field={field} error={error} />;
  }
}
