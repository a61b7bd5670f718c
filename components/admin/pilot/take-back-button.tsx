'use client';

import { RunButton } from '@/components/admin/run-button';
import { takeBackRejectionAction } from '@/lib/actions/pilot-actions';

/** Shows a button that withdraws the rejection of a proposal. */
export const TakeBackButton = ({ id, name }: { id: string; name: string }) => (
  <div className="mt-1 whitespace-nowrap">
    <RunButton run={() => takeBackRejectionAction({ id })}>
      Undo rejection<span className="sr-only">: {name}</span>
    </RunButton>
  </div>
);
