'use client';

import { useFormContext } from 'react-hook-form';
import type { Field } from '@/lib/resources/field';
import { editableOf } from '@/lib/resources';
import { fieldsOf, type FormValues } from '@/lib/resources/resource';
import type { EditedRow } from './field-props';
import { ChoicesField } from './choices-field';
import { FixedField } from './fixed-field';
import { FlagField } from './flag-field';
import { HtmlField } from './html-field';
import { IconField } from './icon-field';
import { HighlightsField } from './highlights-field';
import { LinesField } from './lines-field';
import { MomentField } from './moment-field';
import { MoneyField } from './money-field';
import { PictureField } from './picture-field';
import { PlainField } from './plain-field';
import { ReferenceField } from './reference-field';
import { ReferencesField } from './references-field';
import { RowsField } from './rows-field';
import { SlugField } from './slug-field';
import { UrlField } from './url-field';
import { VariantsField } from './variants-field';

interface FieldControlProps extends EditedRow {
  field: Field;
}

/** Renders the control for a field's kind. */
export function FieldControl({ field, resource, id }: FieldControlProps) {
  const { getFieldState, formState } = useFormContext<FormValues>();
  const error = getFieldState(field.name, formState).error?.message;
  if (field.isFixed) return <FixedField field={field} error={error} />;
  switch (field.kind) {
    case 'boolean':
      return <FlagField field={field} error={error} />;
    case 'choices':
      return <ChoicesField field={field} error={error} />;
    case 'html':
      return <HtmlField field={field} error={error} />;
    case 'icon':
      return <IconField field={field} error={error} />;
    case 'picture':
      return <PictureField field={field} error={error} />;
    case 'slug':
      return <SlugField field={field} error={error} row={{ resource, id }} />;
    case 'url':
      return <UrlField field={field} error={error} />;
    case 'datetime':
      return <MomentField field={field} error={error} />;
    case 'money':
      return <MoneyField field={field} error={error} />;
    case 'lines':
      return <LinesField field={field} error={error} />;
    case 'rows':
      return <RowsField field={field} error={error} />;
    case 'highlights':
      return <HighlightsField field={field} error={error} />;
    case 'variants':
      return <VariantsField field={field} error={error} />;
    case 'reference':
      return <ReferenceField field={field} error={error} parts={partsOf(resource, field)} />;
    case 'references':
      return <ReferencesField field={field} error={error} />;
    default:
      return <PlainField field={field} error={error} />;
  }
}

/**
 * Returns the names of the fields whose choices depend on this field: a product's subcategory depends on its category.
 */
const partsOf = (resource: string, { name }: Field): string[] =>
  fieldsOf({ groups: editableOf(resource)?.groups ?? [] })
    .filter((field) => field.kind === 'reference' && field.within === name)
    .map((field) => field.name);
