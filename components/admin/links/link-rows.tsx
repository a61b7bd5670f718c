'use client';

import type { ReactNode } from 'react';
import { BarButton } from '@/components/admin/list/bulk-buttons';
import { TickedRows } from '@/components/admin/list/ticked-rows';
import { useBulkRun } from '@/components/admin/list/use-bulk-run';
import { useTicks } from '@/components/admin/list/use-ticks';
import { checkLinksAction } from '@/lib/actions/link-manager-actions';

const NOUNS = { one: 'link', many: 'links' };

/** Shows the form around the list of links. Tracks the ticked links, and checks or exports them. */
export function LinkRows({ children }: { children: ReactNode }) {
  const ticks = useTicks();
  const { ids, clear } = ticks;
  const { isBusy, run } = useBulkRun(clear);
  return (
    <TickedRows
      ticks={ticks}
      nouns={NOUNS}
      exportPath="/admin/link-manager/export"
      before={
        <BarButton isBusy={isBusy} onClick={() => void run(() => checkLinksAction({ ids }))}>
          Check
        </BarButton>
      }
    >
      {children}
    </TickedRows>
  );
}
