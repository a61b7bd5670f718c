'use client';

import { useState } from 'react';
import { callAction, toastOf } from '@/components/admin/call-action';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { DisabledUntilHydrated } from '@/components/ui/disabled-until-hydrated';
import { resetNavigationAction } from '@/lib/actions/navigation-actions';

/** Shows the button that restores the default menu, after confirmation. */
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
    <DisabledUntilHydrated>
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
          The default items replace all current ones, and visitors see the change immediately. You can restore
          the old items one by one from the list of deleted items.
        </p>
      </ConfirmDialog>
    </DisabledUntilHydrated>
  );
}
