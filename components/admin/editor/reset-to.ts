import type { UseFormReturn } from 'react-hook-form';
import type { FormValues, Values } from '@/lib/resources/resource';

/** Returns the values that differ from `before`. The form's own dirty state is only current after the next render. */
export function unsavedEditsSince(
  form: UseFormReturn<FormValues, unknown, Values>,
  before: FormValues,
): FormValues {
  const isTyped = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(before[name]);
  return Object.fromEntries(Object.entries(structuredClone(form.getValues())).filter(isTyped));
}

/**
 * Marks `saved` as the form's saved values. Edits made since the form was submitted with `sent` stay as dirty fields.
 * `keepFieldsRef` keeps the edits typed before the next render too, while the form would not know its fields.
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
