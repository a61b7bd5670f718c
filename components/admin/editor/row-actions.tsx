'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { callAction, toastOf } from '@/components/admin/call-action';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { WhenReady } from '@/components/ui/when-ready';
import { deleteRowsAction } from '@/lib/actions/row-actions';

interface RowActionsProps {
  resource: string;
  id: string;
  name: string;
  listPath: string;
  /** Whether the row has a public page. */
  isPublic: boolean;
  /** What it is called and told, where deleting is more than that. */
  removal?: { button: string; question: string; text: string };
}

/** What can be done to a whole row: deleting it. */
export function RowActions({ resource, id, name, listPath, isPublic, removal }: RowActionsProps) {
  const {
    button = 'Delete',
    question = `Delete ${name}?`,
    text = `This cannot be undone.${isPublic ? ' Its public page goes at once.' : ''}`,
  } = removal ?? {};
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function remove() {
    if (isBusy) return;
    setBusy(true);
    const state = await callAction(() => deleteRowsAction({ resource, ids: [id] }));
    setBusy(false);
    setAsking(false);
    toastOf(state);
    if (state.status === 'success') router.replace(listPath);
  }

  return (
    <>
      <WhenReady>
        <button type="button" onClick={() => setAsking(true)} className="button-quiet">
          {button}
        </button>
      </WhenReady>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={question}
        confirm={button}
        isBusy={isBusy}
        onConfirm={() => void remove()}
      >
        <p>{text}</p>
      </ConfirmDialog>
    </>
  );
}
