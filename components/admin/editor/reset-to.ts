import type { UseFormReturn } from 'react-hook-form';
import type { FormValues, Values } from '@/lib/resources/resource';

/** Makes `saved` what the form takes for saved. What has been typed since it held `sent` stays in it, unsaved. */
export function resetTo(
  form: UseFormReturn<FormValues, unknown, Values>,
  saved: FormValues,
  sent: FormValues,
): void {
  const typed = Object.entries(structuredClone(form.getValues())).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(sent[name]),
  );
  form.reset(saved);
  for (const [name, value] of typed) form.setValue(name, value, { shouldDirty: true });
}
