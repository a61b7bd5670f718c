import { useState } from 'react';
import { callAction, toastOf } from '@/components/admin/call-action';
import type { ActionState } from '@/lib/forms/form-state';

/**
 * Sends the form of a dialog to a server action. If the action succeeds, the dialog closes. If it fails, the dialog
 * stays open and keeps the typed values, with an error at each invalid field.
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

/** Returns the text of a form's field; '' if the field is missing or is a file. */
export const textOf = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};
