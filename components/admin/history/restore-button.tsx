'use client';

import { useState } from 'react';
import { callAction, toastOf } from '@/components/admin/call-action';
import { restoreRowAction } from '@/lib/actions/row-actions';

interface RestoreButtonProps {
  resource: string;
  id: string;
  number: number;
  updatedAt: string;
}

/** Brings a version back, as a new version: nothing of the history is lost. */
export function RestoreButton({ resource, id, number, updatedAt }: RestoreButtonProps) {
  const [isBusy, setBusy] = useState(false);

  async function restore() {
    if (isBusy) return;
    setBusy(true);
    const state = await callAction(() => restoreRowAction({ resource, id, number, updatedAt }));
    setBusy(false);
    toastOf(state);
  }

  return (
    <button type="button" onClick={() => void restore()} aria-disabled={isBusy} className="button-quiet">
      {isBusy ? 'Restoring…' : 'Restore this version'}
    </button>
  );
}
