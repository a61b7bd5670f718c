import type { Json } from '@/lib/schema/database.types';
import type { Field, RowPart } from './field';
import { fieldsOf, type Resource, type Row } from './resource';

export interface Difference {
  /** The name of the field's column. */
  name: string;
  label: string;
  before: string;
  after: string;
}

/**
 * Formats a value as text, to compare two versions of a row. Each item of a list is one line. If `field` defines the
 * parts of the items, the line has the parts in that order and with their labels.
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
  // Show simple values, such as an item's name, before lists.
  const parts = Object.entries(value).sort(
    ([, a], [, b]) => Number(typeof a === 'object') - Number(typeof b === 'object'),
  );
  return parts.map(([name, part]) => `${name}: ${onOneLine(part)}`).join('; ');
}

/**
 * Returns the fields that differ between two versions of a row, in the order of the form. `before` is null for a new
 * row.
 */
export const differences = (resource: Resource, before: Row | null, after: Row): Difference[] =>
  fieldsOf(resource)
    .map((field) => ({
      name: field.name,
      label: field.label,
      before: readable(before?.[field.name], field),
      after: readable(after[field.name], field),
    }))
    .filter((each) => each.before !== each.after);
