'use client';

import { useRef, useState, type ReactNode } from 'react';
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
  const form = useRef<HTMLFormElement>(null);
  const [ids, setIds] = useState<string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const writeId = useWriteId();

  const boxes = (name: 'id' | 'all') => [
    ...(form.current?.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`) ?? []),
  ];
  function read() {
    const ticked = boxes('id').filter(({ checked }) => checked);
    const isAll = ticked.length > 0 && ticked.length === boxes('id').length;
    for (const all of boxes('all')) {
      all.checked = isAll;
      all.indeterminate = ticked.length > 0 && !isAll;
    }
    setIds(ticked.map(({ value }) => value));
  }
  // Ticks or unticks every row. This fires no change event, so the caller must call `read` afterwards.
  const tick = (isTicked: boolean) => boxes('id').forEach((box) => (box.checked = isTicked));
  function select({ target }: { target: EventTarget }) {
    if (target instanceof HTMLInputElement && target.name === 'all') tick(target.checked);
    read();
  }

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
      tick(false);
      read();
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
