'use client';

import { useState } from 'react';
import { callAction, toastOf } from '@/components/admin/call-action';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { WhenReady } from '@/components/ui/when-ready';
import { resetNavigationAction } from '@/lib/actions/navigation-actions';

/** Brings the default menu back, after a question. */
export function ResetMenu() {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function reset() {
    if (isBusy) return;
    setBusy(true);
    const state = await callAction(() => resetNavigationAction({}));
    setBusy(false);
    setAsking(false);
    toastOf(state);
  }

  return (
    <WhenReady>
      <button type="button" onClick={() => setAsking(true)} className="button-quiet">
        Reset to the default menu
      </button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Reset to the default menu?"
        confirm="Reset"
        isBusy={isBusy}
        onConfirm={() => void reset()}
      >
        <p>
          All items go, and the default ones take their place. Visitors see that at once. The old ones can be
          brought back one by one from the list of deleted items.
        </p>
      </ConfirmDialog>
    </WhenReady>
  );
}
