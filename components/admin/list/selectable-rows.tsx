'use client';

import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { callAction, toastOf } from '@/components/admin/call-action';
import { DeleteDialog } from '@/components/admin/deletion/delete-dialog';
import { showDeletionToast } from '@/components/admin/deletion/deletion-toast';
import { useWriteId } from '@/components/admin/use-write-id';
import { restoreLostFocus } from '@/components/ui/lost-focus';
import { deleteRowsAction } from '@/lib/actions/deletion-actions';
import { setFlagAction } from '@/lib/actions/row-actions';
import type { ActionState } from '@/lib/forms/form-state';
import type { Resource } from '@/lib/resources/resource';
import { counted } from '@/lib/resources/entity-texts';
import { BarButton, BulkButtons, type BulkChoice, type TickedRow } from './bulk-buttons';
import { useTicks } from './use-ticks';

interface SelectableRowsProps {
  resource: string;
  nouns: Pick<Resource, 'one' | 'many' | 'isUncountable'>;
  /** The labels of the buttons that publish and unpublish; left out if the entity cannot be published. */
  flag?: { turnOn: string; turnOff: string };
  bulk: BulkChoice[];
  /** The values that the dialogs of bulk actions use, by row id. */
  known: Record<string, TickedRow>;
  exportPath: string;
  children: ReactNode;
}

/** The form around the rows of a list: tracks the ticked rows, and runs the bulk actions on them. */
export function SelectableRows(props: SelectableRowsProps) {
  const { resource, nouns, flag, bulk, known, exportPath, children } = props;
  const { form, ids, select, clear } = useTicks();
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const writeId = useWriteId();

  async function run<Data>(
    action: () => Promise<ActionState<Data>>,
    close = () => setAsking(false),
    tell: (state: ActionState<Data>) => void = toastOf,
  ) {
    if (isBusy) return;
    setBusy(true);
    const state = await callAction(action);
    flushSync(() => {
      setBusy(false);
      close();
      if (state.status !== 'success') return;
      clear();
    });
    tell(state);
    if (state.status === 'success') writeId.renew();
    // The bulk action bar is now hidden, and with it the button that had the focus.
    if (state.status === 'success') restoreLostFocus('rows');
  }

  const count = counted(nouns, ids.length);
  return (
    <form ref={form} onChange={select} onSubmit={(event) => event.preventDefault()}>
      <div role="region" aria-label="Selected rows" hidden={ids.length === 0} className="admin-bulk">
        <p role="status" className="font-semibold">
          {ids.length > 0 && `${count} selected`}
        </p>
        {flag && (
          <>
            <BarButton
              isBusy={isBusy}
              onClick={() => run(() => setFlagAction({ resource, ids, isOn: true }))}
            >
              {flag.turnOn}
            </BarButton>
            <BarButton
              isBusy={isBusy}
              onClick={() => run(() => setFlagAction({ resource, ids, isOn: false }))}
            >
              {flag.turnOff}
            </BarButton>
          </>
        )}
        <BulkButtons {...{ resource, ids, bulk, isBusy, run }} rows={ids.map((id) => known[id] ?? {})} />
        <a
          href={`${exportPath}?${new URLSearchParams(ids.map((id) => ['id', id]))}`}
          className="button-quiet"
        >
          Export CSV
        </a>
        <BarButton isBusy={isBusy} onClick={() => setAsking(true)}>
          Delete
        </BarButton>
      </div>
      {children}
      <DeleteDialog
        {...{ resource, ids, isBusy }}
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={`Delete ${count}?`}
        onConfirm={() =>
          void run(
            () => deleteRowsAction({ resource, ids, writeId: writeId.current() }),
            undefined,
            (state) => showDeletionToast(resource, state),
          )
        }
      />
    </form>
  );
}
