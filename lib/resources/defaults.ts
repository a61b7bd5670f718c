import type { Json } from '@/lib/supabase/database.types';
import type { Field } from './field';
import { fieldsOf, type FormValues, type Resource, type Values } from './resource';

// Settings whose null means the built-in default. The form holds what is shown, so that an editor begins from it.

/** Whether a field has a default to go back to; a switch is simply on or off. */
const hasDefault = (field: Field) => field.kind !== 'boolean';

/** What is stored of a field: null where it is empty, or says what the default says anyway. */
export function ownValue(field: Field, value: unknown, initial: Json | undefined): Json {
  const { data, success } = field.schema.safeParse(value);
  const read = success ? data : (value as Json);
  return hasDefault(field) && isSame(read, shownValue(field, initial)) ? null : read;
}

/** What is stored of a checked form. */
export const ownValues = (resource: Resource, checked: Values, defaults: Values): Values =>
  Object.fromEntries(
    fieldsOf(resource).map((field) => [
      field.name,
      ownValue(field, checked[field.name], defaults[field.name]),
    ]),
  );

/** What the form shows: the stored values, the defaults where there are none. */
export const shownValues = (resource: Resource, stored: FormValues, defaults: Values): Values =>
  Object.fromEntries(
    fieldsOf(resource).map((field) => [
      field.name,
      shownValue(field, (stored[field.name] as Json | undefined) ?? defaults[field.name]),
    ]),
  );

/** A list of objects may hold bare texts too (a tip without a title); its form has a row of inputs for each. */
function shownValue(field: Field, value: Json | undefined): Json {
  if (field.kind !== 'rows' || !Array.isArray(value)) return value ?? null;
  const last = field.parts.at(-1)?.name ?? '';
  const empty = Object.fromEntries(field.parts.map(({ name }) => [name, '']));
  return value.map((row) => (typeof row === 'string' ? { ...empty, [last]: row } : row));
}

/** Whether two values say the same, in whichever order the database keeps their keys. */
function isSame(a: Json, b: Json): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return a === b;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [one, other] = [Object.entries(a), new Map(Object.entries(b))];
  return (
    one.length === other.size &&
    one.every(([key, value]) => other.has(key) && isSame(value ?? null, other.get(key) ?? null))
  );
}
