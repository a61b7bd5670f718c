'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { callAction } from '@/components/admin/call-action';
import { DeleteDialog } from '@/components/admin/deletion/delete-dialog';
import { showDeletionToast } from '@/components/admin/deletion/deletion-toast';
import { useWriteId } from '@/components/admin/use-write-id';
import { DisabledUntilHydrated } from '@/components/ui/disabled-until-hydrated';
import { deleteRowsAction } from '@/lib/actions/deletion-actions';

interface RowActionsProps {
  resource: string;
  id: string;
  name: string;
  listPath: string;
  /**
   * If deletion does more than remove the row: the label of the delete button and the question in the dialog, in place
   * of the default texts.
   */
  removal?: { button: string; question: string };
}

/** Shows the actions on a whole row. At present, the only action is to delete it. */
export function RowActions({ resource, id, name, listPath, removal }: RowActionsProps) {
  const { button = 'Delete', question = `Delete ${name}?` } = removal ?? {};
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const writeId = useWriteId();

  async function remove() {
    if (isBusy) return;
    setBusy(true);
    const state = await callAction(() =>
      deleteRowsAction({ resource, ids: [id], writeId: writeId.current() }),
    );
    setBusy(false);
    setAsking(false);
    showDeletionToast(resource, state);
    if (state.status === 'success') router.replace(listPath);
  }

  return (
    <>
      <DisabledUntilHydrated>
        <button type="button" onClick={() => setAsking(true)} className="button-quiet">
          {button}
        </button>
      </DisabledUntilHydrated>
      <DeleteDialog
        {...{ resource, isBusy }}
        ids={[id]}
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={question}
        confirm={button}
        onConfirm={() => void remove()}
      />
    </>
  );
}
