import type { Json } from '@/lib/supabase/database.types';
import type { Field, RowPart } from './field';
import { fieldsOf, type Resource, type Row } from './resource';

export interface Difference {
  /** The column. */
  name: string;
  label: string;
  before: string;
  after: string;
}

/**
 * A value as one reads it in a comparison: a line for each thing of a list, the parts of a thing on its line, as the
 * form of `field` orders and calls them.
 */
export function readable(value: Json | undefined, field?: Field): string {
  const parts = field?.kind === 'rows' ? field.parts : undefined;
  return Array.isArray(value) ? value.map((each) => onOneLine(each, parts)).join('\n') : onOneLine(value);
}

function onOneLine(value: Json | undefined, named?: RowPart[]): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return value.map((each) => onOneLine(each)).join(' | ');
  if (named) return named.map(({ name, label }) => `${label}: ${onOneLine(value[name])}`).join('; ');
  // What names the thing stands before its lists.
  const parts = Object.entries(value).sort(
    ([, a], [, b]) => Number(typeof a === 'object') - Number(typeof b === 'object'),
  );
  return parts.map(([name, part]) => `${name}: ${onOneLine(part)}`).join('; ');
}

/** The fields in which two states of a row differ, in the order of the form. `before` is null for a row's beginning. */
export const differences = (resource: Resource, before: Row | null, after: Row): Difference[] =>
  fieldsOf(resource)
    .map((field) => ({
      name: field.name,
      label: field.label,
      before: readable(before?.[field.name], field),
      after: readable(after[field.name], field),
    }))
    .filter((each) => each.before !== each.after);
