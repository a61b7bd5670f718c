'use client';

import { type ReactNode, useRef, useState } from 'react';
import { BarButton } from '@/components/admin/list/bulk-buttons';
import { TickedRows } from '@/components/admin/list/ticked-rows';
import { useTicks } from '@/components/admin/list/use-ticks';
import type { Proposal } from '@/lib/data/admin/proposals';
import type { PilotKey } from '@/lib/pilot/most-cost';
import { ApproveDialog } from './approve-dialog';
import { RejectDialog } from './reject-dialog';

const NOUNS = { one: 'proposal', many: 'proposals' };

interface ProposalRowsProps {
  /** The proposals on this page of the list, with the columns that the dialogs need. */
  proposals: Pick<Proposal, 'id' | 'input_tokens' | 'output_tokens'>[];
  keys: PilotKey[];
  canApprove: boolean;
  canReject: boolean;
  children: ReactNode;
}

/** Shows the form around the list of proposals. Tracks the ticked proposals, and approves, rejects or exports them. */
export function ProposalRows({ proposals, keys, canApprove, canReject, children }: ProposalRowsProps) {
  const ticks = useTicks();
  const [asked, setAsked] = useState<'approve' | 'reject'>();
  const bar = useRef<HTMLDivElement>(null);
  const { ids } = ticks;
  const ticked = proposals.filter(({ id }) => ids.includes(id));
  const dialog = {
    ids,
    onClose: () => setAsked(undefined),
    onDone: ticks.clear,
    focusAfter: () => bar.current?.querySelector('button')?.focus(),
  };
  return (
    <>
      <TickedRows
        ticks={ticks}
        nouns={NOUNS}
        exportPath="/admin/content-pilot/export"
        before={
          <div ref={bar} className="flex flex-wrap gap-2">
            {canApprove && keys.length > 0 && (
              <BarButton isBusy={false} onClick={() => setAsked('approve')}>
                Approve…
              </BarButton>
            )}
            {canReject && (
              <BarButton isBusy={false} onClick={() => setAsked('reject')}>
                Reject…
              </BarButton>
            )}
          </div>
        }
      >
        {children}
      </TickedRows>
      {asked === 'approve' && <ApproveDialog {...dialog} proposals={ticked} keys={keys} />}
      {asked === 'reject' && <RejectDialog {...dialog} />}
    </>
  );
}
