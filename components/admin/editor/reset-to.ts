import type { UseFormReturn } from 'react-hook-form';
import type { FormValues, Values } from '@/lib/resources/resource';

/**
 * Returns the form's values that differ from `before`. The form's own dirty state is out of date until the next render.
 */
export function unsavedEditsSince(
  form: UseFormReturn<FormValues, unknown, Values>,
  before: FormValues,
): FormValues {
  const isTyped = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(before[name]);
  return Object.fromEntries(Object.entries(structuredClone(form.getValues())).filter(isTyped));
}

/**
 * Makes `saved` the form's saved values. A field whose value differs from its value in `sent` keeps the edit and stays
 * dirty. Without `keepFieldsRef`, the form would lose edits that are typed before the next render.
 */
export function resetTo(
  form: UseFormReturn<FormValues, unknown, Values>,
  saved: FormValues,
  sent: FormValues,
): void {
  const typed = unsavedEditsSince(form, sent);
  form.reset(saved, { keepFieldsRef: true });
  for (const [name, value] of Object.entries(typed)) form.setValue(name, value, { shouldDirty: true });
}
