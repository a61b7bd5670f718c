import type { UseFormReturn } from 'react-hook-form';
import type { FormValues, Values } from '@/lib/resources/resource';

/** What the form holds now and did not when it held `before`. The form's own state would be that of the last drawing. */
export function typedSince(form: UseFormReturn<FormValues, unknown, Values>, before: FormValues): FormValues {
  const isTyped = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(before[name]);
  return Object.fromEntries(Object.entries(structuredClone(form.getValues())).filter(isTyped));
}

/**
 * Makes `saved` what the form takes for saved. What has been typed since it held `sent` stays in it, unsaved; so does
 * what is typed before React draws it again, when the form would otherwise not know its fields.
 */
export function resetTo(
  form: UseFormReturn<FormValues, unknown, Values>,
  saved: FormValues,
  sent: FormValues,
): void {
  const typed = typedSince(form, sent);
  form.reset(saved, { keepFieldsRef: true });
  for (const [name, value] of Object.entries(typed)) form.setValue(name, value, { shouldDirty: true });
}
