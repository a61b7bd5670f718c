import type { Json } from '@/lib/schema/database.types';
import type { Field } from './field';
import { fieldsOf, type FormValues, type Resource, type Values } from './resource';

// Settings in which null means the built-in default. The form contains the texts that visitors see, so that an editor can
// start from them.

/** Returns whether null means the default for a field. A switch always has its own value. */
const hasDefault = (field: Field) => field.kind !== 'boolean';

/** Returns the value to store: null for a field that is empty or equal to its default. */
export function ownValue(field: Field, value: unknown, initial: Json | undefined): Json {
  const { data, success } = field.schema.safeParse(value);
  const read = success ? data : (value as Json);
  return hasDefault(field) && isSame(read, shownValue(field, initial)) ? null : read;
}

/** Returns the values to store from a validated form. */
export const ownValues = (resource: Resource, checked: Values, defaults: Values): Values =>
  Object.fromEntries(
    fieldsOf(resource).map((field) => [
      field.name,
      ownValue(field, checked[field.name], defaults[field.name]),
    ]),
  );

/** Returns the values to show: the stored ones, or the defaults. */
export const shownValues = (resource: Resource, stored: FormValues, defaults: Values): Values =>
  Object.fromEntries(
    fieldsOf(resource).map((field) => [
      field.name,
      shownValue(field, (stored[field.name] as Json | undefined) ?? defaults[field.name]),
    ]),
  );

/** Returns the value to show. A list may mix objects and plain texts (a tip without a title); the form needs objects. */
function shownValue(field: Field, value: Json | undefined): Json {
  if (field.kind !== 'rows' || !Array.isArray(value)) return value ?? null;
  const last = field.parts.at(-1)?.name ?? '';
  const empty = Object.fromEntries(field.parts.map(({ name }) => [name, '']));
  return value.map((row) => (typeof row === 'string' ? { ...empty, [last]: row } : row));
}

/** Returns whether two values are equal, ignoring the order of their keys. */
function isSame(a: Json, b: Json): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return a === b;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [one, other] = [Object.entries(a), new Map(Object.entries(b))];
  return (
    one.length === other.size &&
    one.every(([key, value]) => other.has(key) && isSame(value ?? null, other.get(key) ?? null))
  );
}
