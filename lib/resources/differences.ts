import type { Json } from '@/lib/supabase/database.types';
import { fieldsOf, type Resource, type Row } from './resource';

export interface Difference {
  label: string;
  before: string;
  after: string;
}

/** A value as one reads it in a comparison: a line for each thing of a list, the parts of a thing on its line. */
export function readable(value: Json | undefined): string {
  return Array.isArray(value) ? value.map(onOneLine).join('\n') : onOneLine(value);
}

function onOneLine(value: Json | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return value.map(onOneLine).join(' | ');
  // What names the thing stands before its lists.
  const parts = Object.entries(value).sort(
    ([, a], [, b]) => Number(typeof a === 'object') - Number(typeof b === 'object'),
  );
  return parts.map(([name, part]) => `${name}: ${onOneLine(part)}`).join('; ');
}

/** The fields in which two states of a row differ, in the order of the form. `before` is null for a row's beginning. */
export const differences = (resource: Resource, before: Row | null, after: Row): Difference[] =>
  fieldsOf(resource)
    .map(({ name, label }) => ({ label, before: readable(before?.[name]), after: readable(after[name]) }))
    .filter((each) => each.before !== each.after);
