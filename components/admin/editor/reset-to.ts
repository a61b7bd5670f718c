import type { UseFormReturn } from 'react-hook-form';
import type { FormValues, Values } from '@/lib/resources/resource';

/** Returns the edits made since the form held `before`. The form's own dirty state is that of the last render. */
export function unsavedEditsSince(
  form: UseFormReturn<FormValues, unknown, Values>,
  before: FormValues,
): FormValues {
  const isTyped = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(before[name]);
  return Object.fromEntries(Object.entries(structuredClone(form.getValues())).filter(isTyped));
}

/**
 * Marks `saved` as the saved values of the form. Edits made since the form held `sent` stay in it as dirty fields,
 * including those typed before the next render, when the form does not know its fields.
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
