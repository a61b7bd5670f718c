'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { callAction, toastOf } from '@/components/admin/call-action';
import { useWriteId } from '@/components/admin/use-write-id';
import { restoreDeletedAction, planRestoreAction, restoreRowAction } from '@/lib/actions/restore-actions';
import type { RestorePlan } from '@/lib/services/rows/restore';
import { RestoreDialog, type RestoreChoice } from './restore-dialog';

interface RestoreButtonProps {
  resource: string;
  id: string;
  number: number;
  /** The path of the row's editor, opened after a deleted row is restored. */
  editPath: string;
}

/**
 * Shows a button that restores an earlier version of a row, once the editor has confirmed the changes in a dialog. The
 * restored version is saved as a new version, so that the history stays complete.
 */
export function RestoreButton({ resource, id, number, editPath }: RestoreButtonProps) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const [plan, setPlan] = useState<RestorePlan>();
  const writeId = useWriteId();
  const version = { resource, id, number };

  async function look() {
    if (isBusy) return;
    setBusy(true);
    const state = await callAction(() => planRestoreAction(version));
    setBusy(false);
    if (state.status === 'success') setPlan(state.data);
    else toastOf(state);
  }

  async function restore({ withPublication, withPath }: RestoreChoice) {
    if (isBusy || !plan) return;
    setBusy(true);
    const { updatedAt } = plan;
    const state = await callAction(() =>
      updatedAt === null
        ? restoreDeletedAction({ ...version, withPublication })
        : restoreRowAction({
            ...version,
            updatedAt,
            withPublication,
            withPath,
            writeId: writeId.current(),
          }),
    );
    setBusy(false);
    setPlan(undefined);
    toastOf(state);
    if (state.status !== 'success') return;
    writeId.renew();
    if (updatedAt === null) router.replace(editPath);
  }

  const label = 'Restore this version…';
  return (
    <>
      <button type="button" onClick={() => void look()} aria-disabled={isBusy} className="button-quiet">
        {isBusy && !plan ? 'Looking…' : label}
      </button>
      {plan && (
        <RestoreDialog
          {...{ plan, number, isBusy }}
          onClose={() => setPlan(undefined)}
          onRestore={(choice) => void restore(choice)}
        />
      )}
    </>
  );
}
