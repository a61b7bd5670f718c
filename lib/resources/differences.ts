import type { Json } from '@/lib/supabase/database.types';
import { fieldsOf, type Resource, type Row } from './resource';

export interface Difference {
  label: string;
  before: string;
  after: string;
}

/** A value as one reads it in a comparison. */
export function readable(value: Json | undefined): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return value.map(readable).join('\n');
  return Object.entries(value)
    .map(([name, part]) => `${name}: ${readable(part)}`)
    .join('; ');
}

/** The fields in which two states of a row differ, in the order of the form. `before` is null for a row's beginning. */
export const differences = (resource: Resource, before: Row | null, after: Row): Difference[] =>
  fieldsOf(resource)
    .map(({ name, label }) => ({ label, before: readable(before?.[name]), after: readable(after[name]) }))
    .filter((each) => each.before !== each.after);
