'use client';

import { arrayMove } from '@dnd-kit/sortable';
import Link from 'next/link';
import { useState } from 'react';
import { callAction, toastOf } from '@/components/admin/call-action';
import { DisabledUntilHydrated } from '@/components/ui/disabled-until-hydrated';
import { SortableList } from '@/components/ui/sortable-list';
import { reorderRetailersAction } from '@/lib/actions/retailer-order-actions';
import type { RankedRetailer } from '@/lib/data/admin/retailer-order';

const idsOf = (shops: RankedRetailer[]) => shops.map(({ id }) => id);

/** Lets editors change the order of the retailers in the public lists. Every move is saved at once. */
export function RetailerOrder({ shops: stored }: { shops: RankedRetailer[] }) {
  // The order as it will be if all moves in flight succeed. Once they have ended, the order from the server replaces
  // it.
  const [hoped, setHoped] = useState({ of: stored, shops: stored });
  const [pending, setPending] = useState(0);
  const shops = pending > 0 || hoped.of === stored ? hoped.shops : stored;

  async function move(from: number, to: number) {
    const next = arrayMove(shops, from, to);
    setHoped({ of: stored, shops: next });
    setPending((count) => count + 1);
    const state = await callAction(() => reorderRetailersAction({ ids: idsOf(next), before: idsOf(shops) }));
    setPending((count) => count - 1);
    toastOf(state);
    if (state.status !== 'success') setHoped({ of: stored, shops: stored });
  }

  return (
    <DisabledUntilHydrated>
      <SortableList
        label="Retailers in order"
        entries={shops.map(({ id, name }) => ({ id, name }))}
        onMove={(from, to) => void move(from, to)}
      >
        {(index) => {
          const shop = shops[index];
          return (
            shop && (
              <p className="flex min-h-8 flex-wrap items-center gap-2">
                <Link
                  href={`/admin/retailers/${shop.id}`}
                  prefetch={false}
                  className="admin-link font-semibold"
                >
                  {shop.name}
                </Link>
                {!shop.isPublished && <span className="badge">Draft</span>}
              </p>
            )
          );
        }}
      </SortableList>
    </DisabledUntilHydrated>
  );
}
