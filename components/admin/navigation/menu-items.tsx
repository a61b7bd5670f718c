'use client';

import { arrayMove } from '@dnd-kit/sortable';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { callAction, toastOf } from '@/components/admin/call-action';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { SortableList } from '@/components/ui/sortable-list';
import type { ActionState } from '@/lib/actions/action-state';
import { reorderNavigationAction } from '@/lib/actions/navigation-actions';
import { deleteRowsAction, setFlagAction } from '@/lib/actions/row-actions';
import type { LinkFault } from '@/lib/data/admin/link-states';
import type { MenuRow } from '@/lib/data/admin/navigation';
import { MenuItemRow } from './menu-item-row';

export interface ListedItem extends MenuRow {
  fault: LinkFault;
}

const resource = 'navigation';

/** The items of the menu: their order, and what can be done to each. Every change is saved at once. */
export function MenuItems({ items: stored }: { items: ListedItem[] }) {
  const router = useRouter();
  const [removing, setRemoving] = useState<ListedItem>();
  const [isBusy, setBusy] = useState(false);
  // What is being saved; what the server then tells replaces it.
  const [hoped, setHoped] = useState({ of: stored, items: stored });
  const items = hoped.of === stored ? hoped.items : stored;
  const hope = (next: ListedItem[]) => setHoped({ of: stored, items: next });

  async function run(action: () => Promise<ActionState>) {
    const state = await callAction(action);
    toastOf(state);
    if (state.status !== 'success') hope(stored);
    router.refresh();
  }

  function move(from: number, to: number) {
    const next = arrayMove(items, from, to);
    hope(next);
    void run(() => reorderNavigationAction({ ids: next.map(({ id }) => id) }));
  }

  function show(id: string, isOn: boolean) {
    hope(items.map((item) => (item.id === id ? { ...item, isVisible: isOn } : item)));
    void run(() => setFlagAction({ resource, ids: [id], isOn }));
  }

  async function remove({ id }: ListedItem) {
    if (isBusy) return;
    setBusy(true);
    await run(() => deleteRowsAction({ resource, ids: [id] }));
    setBusy(false);
    setRemoving(undefined);
  }

  if (items.length === 0) {
    return <p className="mt-3">There are none: visitors see the default menu until there is one.</p>;
  }
  return (
    <div className="mt-3">
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
      <ConfirmDialog
        isOpen={removing !== undefined}
        onOpenChange={(isOpen) => !isOpen && setRemoving(undefined)}
        title={`Delete ${removing?.label ?? ''}?`}
        confirm="Delete"
        isBusy={isBusy}
        onConfirm={() => removing && void remove(removing)}
      >
        <p>This cannot be undone. It goes from the menu at once.</p>
      </ConfirmDialog>
    </div>
  );
}
