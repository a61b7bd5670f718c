'use client';

import { arrayMove } from '@dnd-kit/sortable';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { callAction, toastOf } from '@/components/admin/call-action';
import { DeleteDialog } from '@/components/admin/deletion/delete-dialog';
import { showDeletionToast } from '@/components/admin/deletion/deletion-toast';
import { useWriteId } from '@/components/admin/use-write-id';
import { SortableList } from '@/components/ui/sortable-list';
import { DisabledUntilHydrated } from '@/components/ui/disabled-until-hydrated';
import { deleteRowsAction } from '@/lib/actions/deletion-actions';
import { reorderNavigationAction } from '@/lib/actions/navigation-actions';
import { setFlagAction } from '@/lib/actions/row-actions';
import type { ActionState } from '@/lib/forms/form-state';
import { type ListedItem, MenuItemRow } from './menu-item-row';

const resource = 'navigation';
const idsOf = (items: ListedItem[]) => items.map(({ id }) => id);

/** Shows the editor of the public menu: its items in order. Every change is saved at once. */
export function MenuItems({ items: stored }: { items: ListedItem[] }) {
  const [removing, setRemoving] = useState<ListedItem>();
  const [isBusy, setBusy] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const writeId = useWriteId();
  // The items as they will be if the changes in flight succeed. Once these changes have ended, the screen shows the
  // items from the server instead.
  const [hoped, setHoped] = useState({ of: stored, items: stored });
  const [pending, setPending] = useState(0);
  const items = pending > 0 || hoped.of === stored ? hoped.items : stored;
  const hope = (next: ListedItem[]) => setHoped({ of: stored, items: next });

  async function run<Data>(
    action: () => Promise<ActionState<Data>>,
    tell: (state: ActionState<Data>) => void = toastOf,
  ): Promise<boolean> {
    setPending((count) => count + 1);
    const state = await callAction(action);
    setPending((count) => count - 1);
    tell(state);
    const isDone = state.status === 'success';
    if (!isDone) hope(stored);
    return isDone;
  }

  function move(from: number, to: number) {
    const next = arrayMove(items, from, to);
    hope(next);
    void run(() => reorderNavigationAction({ ids: idsOf(next), before: idsOf(items) }));
  }

  function show(id: string, isOn: boolean) {
    hope(items.map((item) => (item.id === id ? { ...item, isVisible: isOn } : item)));
    void run(() => setFlagAction({ resource, ids: [id], isOn }));
  }

  async function remove({ id }: ListedItem) {
    if (isBusy) return;
    setBusy(true);
    const isDone = await run(
      () => deleteRowsAction({ resource, ids: [id], writeId: writeId.current() }),
      (state) => showDeletionToast(resource, state),
    );
    if (isDone) writeId.renew();
    flushSync(() => {
      setBusy(false);
      setRemoving(undefined);
      if (isDone) hope(items.filter((item) => item.id !== id));
    });
    // Focus the delete button of a neighbouring item, because the button that opened the dialog no longer exists.
    const left = [...(box.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
    if (isDone) (left[items.findIndex((item) => item.id === id)] ?? left.at(-1))?.focus();
  }

  if (items.length === 0) {
    return <p className="mt-3">There are no items. Visitors see the default menu until you add one.</p>;
  }
  return (
    <div ref={box} className="mt-3">
      <DisabledUntilHydrated>
        <SortableList
          label="Navigation items"
          entries={items.map(({ id, label }) => ({ id, name: label }))}
          onMove={move}
          onRemove={(index) => setRemoving(items[index])}
        >
          {(index) => {
            const item = items[index];
            return item && <MenuItemRow item={item} onShow={(isOn) => show(item.id, isOn)} />;
          }}
        </SortableList>
      </DisabledUntilHydrated>
      <DeleteDialog
        {...{ resource, isBusy }}
        ids={removing ? [removing.id] : []}
        isOpen={removing !== undefined}
        onOpenChange={(isOpen) => !isOpen && setRemoving(undefined)}
        title={`Delete ${removing?.label ?? ''}?`}
        onConfirm={() => removing && void remove(removing)}
      />
    </div>
  );
}
