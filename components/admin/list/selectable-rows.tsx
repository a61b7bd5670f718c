'use client';

import { useState, type ReactNode } from 'react';
import { DeleteDialog } from '@/components/admin/deletion/delete-dialog';
import { showDeletionToast } from '@/components/admin/deletion/deletion-toast';
import { useWriteId } from '@/components/admin/use-write-id';
import { deleteRowsAction } from '@/lib/actions/deletion-actions';
import { setFlagAction } from '@/lib/actions/row-actions';
import type { Resource } from '@/lib/resources/resource';
import { counted } from '@/lib/resources/entity-texts';
import { BarButton, BulkButtons, type BulkChoice, type TickedRow } from './bulk-buttons';
import { TickedRows } from './ticked-rows';
import { useBulkRun } from './use-bulk-run';
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

/** Shows the form around the rows of a list. Tracks the ticked rows, and runs bulk actions on them. */
export function SelectableRows(props: SelectableRowsProps) {
  const { resource, nouns, flag, bulk, known, exportPath, children } = props;
  const ticks = useTicks();
  const { ids } = ticks;
  const [isAsking, setAsking] = useState(false);
  const writeId = useWriteId();
  const { isBusy, run } = useBulkRun(() => {
    ticks.clear();
    writeId.renew();
  });
  const turn = (isOn: boolean) => void run(() => setFlagAction({ resource, ids, isOn }));
  return (
    <>
      <TickedRows
        {...{ ticks, nouns, exportPath }}
        before={
          <>
            {flag && (
              <>
                <BarButton isBusy={isBusy} onClick={() => turn(true)}>
                  {flag.turnOn}
                </BarButton>
                <BarButton isBusy={isBusy} onClick={() => turn(false)}>
                  {flag.turnOff}
                </BarButton>
              </>
            )}
            <BulkButtons
              {...{ resource, ids, bulk, isBusy }}
              rows={ids.map((id) => known[id] ?? {})}
              run={(action, close) => run(action, { close })}
            />
          </>
        }
        after={
          <BarButton isBusy={isBusy} onClick={() => setAsking(true)}>
            Delete
          </BarButton>
        }
      >
        {children}
      </TickedRows>
      <DeleteDialog
        {...{ resource, ids, isBusy }}
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={`Delete ${counted(nouns, ids.length)}?`}
        onConfirm={() =>
          void run(() => deleteRowsAction({ resource, ids, writeId: writeId.current() }), {
            close: () => setAsking(false),
            show: (state) => showDeletionToast(resource, state),
          })
        }
      />
    </>
  );
}
