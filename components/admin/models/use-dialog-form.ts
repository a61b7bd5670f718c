import { useState } from 'react';
import { callAction, toastOf } from '@/components/admin/call-action';
import type { ActionState } from '@/lib/forms/form-state';

/**
 * Sends the form of a dialog to a server action. The dialog closes after a success; after a failure it stays open, with
 * what was typed and the errors of the fields.
 */
export function useDialogForm(onClose: () => void) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isBusy, setBusy] = useState(false);

  async function send(call: () => Promise<ActionState>) {
    if (isBusy) return;
    setBusy(true);
    const state = await callAction(call);
    setBusy(false);
    setErrors(state.fieldErrors ?? {});
    toastOf(state);
    if (state.status === 'success') onClose();
  }
  return { errors, send };
}

/** Returns a text field of a form. */
export const textOf = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};
