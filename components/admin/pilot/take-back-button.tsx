'use client';

import { RunButton } from '@/components/admin/run-button';
import { takeBackRejectionAction } from '@/lib/actions/pilot-actions';

/** A button that takes a rejection back. */
export const TakeBackButton = ({ id, name }: { id: string; name: string }) => (
  <div className="mt-1 whitespace-nowrap">
    <RunButton run={() => takeBackRejectionAction({ id })}>
      Take back<span className="sr-only">: {name}</span>
    </RunButton>
  </div>
);
