import { useState } from 'react';
import { flushSync } from 'react-dom';
import { callAction, toastOf } from '@/components/admin/call-action';
import { restoreLostFocus } from '@/components/ui/lost-focus';
import type { ActionState } from '@/lib/forms/form-state';

interface BulkRun<Data> {
  /** Closes the dialog that asked for confirmation. */
  close?: () => void;
  /** Shows the result; the default is a toast. */
  show?: (state: ActionState<Data>) => void;
}

/**
 * Returns `run`, which runs one bulk action at a time and shows its result, and `isBusy`. If the action succeeds, `run`
 * calls `clear`.
 */
export function useBulkRun(clear: () => void) {
  const [isBusy, setBusy] = useState(false);

  async function run<Data>(
    action: () => Promise<ActionState<Data>>,
    { close, show = toastOf }: BulkRun<Data> = {},
  ) {
    if (isBusy) return;
    setBusy(true);
    const state = await callAction(action);
    const isDone = state.status === 'success';
    flushSync(() => {
      setBusy(false);
      close?.();
      if (isDone) clear();
    });
    show(state);
    // The bulk action bar is now hidden, and so is the button that had the focus. Move the focus to the rows.
    if (isDone) restoreLostFocus('rows');
  }
  return { isBusy, run };
}
