'use client';

import type { ReactNode } from 'react';
import { BarButton } from '@/components/admin/list/bulk-buttons';
import { TickedRows } from '@/components/admin/list/ticked-rows';
import { useBulkRun } from '@/components/admin/list/use-bulk-run';
import { useTicks } from '@/components/admin/list/use-ticks';
import { crawlPagesAction, publishPagesAction } from '@/lib/actions/page-actions';

const NOUNS = { one: 'page', many: 'pages' };

/**
 * Shows the form around the list of pages. Tracks the ticked pages, and checks, publishes, unpublishes or exports them.
 */
export function PageRows({ children }: { children: ReactNode }) {
  const ticks = useTicks();
  const { ids, clear } = ticks;
  const { isBusy, run } = useBulkRun(clear);
  const publish = (isOn: boolean) => void run(() => publishPagesAction({ ids, isOn }));
  return (
    <TickedRows
      ticks={ticks}
      nouns={NOUNS}
      exportPath="/admin/page-status/export"
      before={
        <>
          <BarButton isBusy={isBusy} onClick={() => void run(() => crawlPagesAction({ ids }))}>
            Check
          </BarButton>
          <BarButton isBusy={isBusy} onClick={() => publish(true)}>
            Publish
          </BarButton>
          <BarButton isBusy={isBusy} onClick={() => publish(false)}>
            Unpublish
          </BarButton>
        </>
      }
    >
      {children}
    </TickedRows>
  );
}
