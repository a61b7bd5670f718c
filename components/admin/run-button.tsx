'use client';

import { type ReactNode, useState } from 'react';
import { callAction, toastOf } from '@/components/admin/call-action';
import { useRestoreLostFocus } from '@/components/ui/lost-focus';
import type { ActionState } from '@/lib/forms/form-state';

interface RunButtonProps<Data> {
  run: () => Promise<ActionState<Data>>;
  onSuccess?: (data: Data | undefined) => void;
  /** Whether this is the main button of the screen. */
  isMain?: boolean;
  children: ReactNode;
}

/**
 * Shows a button that runs a server action, and shows the result as a toast. If the button disappears because of the
 * result, moves the focus to the heading of the page.
 */
export function RunButton<Data>({ run, onSuccess, isMain = false, children }: RunButtonProps<Data>) {
  const [isBusy, setBusy] = useState(false);
  useRestoreLostFocus();

  async function press() {
    if (isBusy) return;
    setBusy(true);
    const state = await callAction(run);
    setBusy(false);
    toastOf(state);
    if (state.status === 'success') onSuccess?.(state.data);
  }

  return (
    <button
      type="button"
      aria-disabled={isBusy}
      onClick={() => void press()}
      className={isMain ? 'button-brand' : 'button-quiet'}
    >
      {children}
    </button>
  );
}
