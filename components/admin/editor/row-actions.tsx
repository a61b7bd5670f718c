'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { callAction } from '@/components/admin/call-action';
import { DeleteDialog } from '@/components/admin/deletion/delete-dialog';
import { tellDeletion } from '@/components/admin/deletion/tell-deletion';
import { useWriteId } from '@/components/admin/use-write-id';
import { WhenReady } from '@/components/ui/when-ready';
import { deleteRowsAction } from '@/lib/actions/deletion-actions';

interface RowActionsProps {
  resource: string;
  id: string;
  name: string;
  listPath: string;
  /** What deleting is called, where it is more than that. */
  removal?: { button: string; question: string };
}

/** What can be done to a whole row: deleting it. */
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
    tellDeletion(resource, state);
    if (state.status === 'success') router.replace(listPath);
  }

  return (
    <>
      <WhenReady>
        <button type="button" onClick={() => setAsking(true)} className="button-quiet">
          {button}
        </button>
      </WhenReady>
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
