import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormValues, Values } from '@/lib/resources/resource';
import { unsavedEditsSince } from './reset-to';

/** Edits that were made in a new-row form after the form was submitted. The key is the id of the created row. */
const waiting = new Map<string, FormValues>();

/**
 * Carries edits over from the new-row form to the editor that replaces the form: the edits become unsaved edits of the
 * row `id`. Returns a function that the new-row form calls once the row is saved. When the new-row form unmounts, this
 * function stores the edits for the editor and resets the new-row form to the blank values in `empty`.
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
