import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormValues, Values } from '@/lib/resources/resource';
import { unsavedEditsSince } from './reset-to';

/** Edits made to a new row's form after it was submitted, by the new row's id. */
const waiting = new Map<string, FormValues>();

/**
 * Carries edits over from the form of a new row to the editor that replaces it, where they are unsaved edits of row
 * `id`. Returns a function that the form of a new row calls once the row is saved. Its promise resolves when that form
 * unmounts; the form is then reset to `empty`.
 */
export function useDraftHandover(form: UseFormReturn<FormValues, unknown, Values>, id?: string) {
  const leave = useRef<() => void>(undefined);
  useEffect(() => {
    if (id) {
      for (const [name, value] of Object.entries(waiting.get(id) ?? {}))
        form.setValue(name, value, { shouldDirty: true });
      waiting.delete(id);
    }
    return () => leave.current?.();
  }, [form, id]);

  return (made: string, sent: FormValues, empty: FormValues) =>
    new Promise<void>((resolve) => {
      leave.current = () => {
        leave.current = undefined;
        waiting.set(made, unsavedEditsSince(form, sent));
        form.reset(empty);
        resolve();
      };
    });
}
