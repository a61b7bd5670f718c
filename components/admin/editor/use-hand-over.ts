import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormValues, Values } from '@/lib/resources/resource';
import { typedSince } from './reset-to';

/** By the id of a new row: what was typed into its form after that was sent, until the row's own editor takes it. */
const waiting = new Map<string, FormValues>();

/**
 * Between the form of a new row and the editor that takes its place, so that nothing is lost that is typed meanwhile.
 * The editor of the row `id` begins with it, unsaved. Gives what the form of a new row calls once the row is made: the
 * promise is kept when that form is left, and then it holds `empty` again.
 */
export function useHandOver(form: UseFormReturn<FormValues, unknown, Values>, id?: string) {
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
        waiting.set(made, typedSince(form, sent));
        form.reset(empty);
        resolve();
      };
    });
}
