import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormValues, Values } from '@/lib/resources/resource';
import { unsavedEditsSince } from './reset-to';

/** Edits that were made in a new-row form after it was submitted, by the id of the created row. */
const waiting = new Map<string, FormValues>();

/**
 * Carries edits over from the new-row form to the editor that replaces it: the edits become unsaved edits of the row
 * `id`. Returns a function that the new-row form calls once the row is saved. When the new-row form then unmounts, its
 * edits are stored for the editor, and the form is reset to the blank values in `empty`.
 */
export function useCarryEdits(form: UseFormReturn<FormValues, unknown, Values>, id?: string) {
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
