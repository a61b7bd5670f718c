import type { Json } from '@/lib/schema/database.types';
import type { Field } from './field';
import { fieldsOf, type FormValues, type Resource, type Values } from './resource';

// This file is for settings in which null means the built-in default. The form of the settings shows this default
// instead of an empty field, so that an editor can start from the text that visitors see.

/**
 * Returns whether null in a field means the built-in default. A boolean field never contains null, so it has no
 * default.
 */
const hasDefault = (field: Field) => field.kind !== 'boolean';

/**
 * Returns the value to store for a field: null if it is equal to the field's default, or if the field's schema turns an
 * empty text into null.
 */
export function ownValue(field: Field, value: unknown, initial: Json | undefined): Json {
  const { data, success } = field.schema.safeParse(value);
  const read = success ? data : (value as Json);
  return hasDefault(field) && isSame(read, shownValue(field, initial)) ? null : read;
}

/** Returns the values to store for a validated form of settings, as `ownValue` returns them. */
export const ownValues = (resource: Resource, checked: Values, defaults: Values): Values =>
  Object.fromEntries(
    fieldsOf(resource).map((field) => [
      field.name,
      ownValue(field, checked[field.name], defaults[field.name]),
    ]),
  );

/** Returns the values to show in a form of settings: the stored values, or the defaults where nothing is stored. */
export const shownValues = (resource: Resource, stored: FormValues, defaults: Values): Values =>
  Object.fromEntries(
    fieldsOf(resource).map((field) => [
      field.name,
      shownValue(field, (stored[field.name] as Json | undefined) ?? defaults[field.name]),
    ]),
  );

/**
 * Returns the value to show in a form field. A stored list may contain both objects and plain texts, such as a tip
 * without a title. The form needs objects, so each text becomes an object.
 */
function shownValue(field: Field, value: Json | undefined): Json {
  if (field.kind !== 'rows' || !Array.isArray(value)) return value ?? null;
  const last = field.parts.at(-1)?.name ?? '';
  const empty = Object.fromEntries(field.parts.map(({ name }) => [name, '']));
  return value.map((row) => (typeof row === 'string' ? { ...empty, [last]: row } : row));
}

/** Returns whether two JSON values are equal, ignoring the order of keys in objects. */
function isSame(a: Json, b: Json): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return a === b;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [one, other] = [Object.entries(a), new Map(Object.entries(b))];
  return (
    one.length === other.size &&
    one.every(([key, value]) => other.has(key) && isSame(value ?? null, other.get(key) ?? null))
  );
}
