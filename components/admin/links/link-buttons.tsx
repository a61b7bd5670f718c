'use client';

import { useState } from 'react';
import { callAction, toastOf } from '@/components/admin/call-action';
import { useRestoreLostFocus } from '@/components/ui/lost-focus';
import { checkLinksAction, undoReplacementAction } from '@/lib/actions/link-manager-actions';
import type { ActionState } from '@/lib/forms/form-state';

/** The button that checks all links, or one. */
export const CheckButton = ({ id }: { id?: string }) => (
  <RunButton
    text={id ? 'Check now' : 'Check all links'}
    run={() => checkLinksAction(id ? { ids: [id] } : {})}
  />
);

/** The button that undoes a search and replace. */
export const UndoButton = ({ id }: { id: string }) => (
  <RunButton text="Undo all changes" run={() => undoReplacementAction({ id })} />
);

function RunButton({ text, run }: { text: string; run: () => Promise<ActionState<unknown>> }) {
  const [isBusy, setBusy] = useState(false);
  useRestoreLostFocus();

  async function press() {
    if (isBusy) return;
    setBusy(true);
    toastOf(await callAction(run));
    setBusy(false);
  }

  return (
    <button type="button" aria-disabled={isBusy} onClick={() => void press()} className="button-brand">
      {text}
    </button>
  );
}
