'use client';

import type { ReactNode } from 'react';
import { BarButton } from '@/components/admin/list/bulk-buttons';
import { TickedRows } from '@/components/admin/list/ticked-rows';
import { useBulkRun } from '@/components/admin/list/use-bulk-run';
import { useTicks } from '@/components/admin/list/use-ticks';
import { scanQualityAction } from '@/lib/actions/quality-actions';

const NOUNS = { one: 'page', many: 'pages' };

/** Wraps the list of scored pages in a form, which tracks the ticked pages and checks or exports them. */
export function QualityRows({ children }: { children: ReactNode }) {
  const ticks = useTicks();
  const { ids, clear } = ticks;
  const { isBusy, run } = useBulkRun(clear);
  return (
    <TickedRows
      ticks={ticks}
      nouns={NOUNS}
      exportPath="/admin/content-quality/export"
      before={
        <BarButton isBusy={isBusy} onClick={() => void run(() => scanQualityAction({ ids }))}>
          Check
        </BarButton>
      }
    >
      {children}
    </TickedRows>
  );
}
