'use client';

import { RunButton } from '@/components/admin/run-button';
import { runScheduleAction } from '@/lib/actions/job-actions';

/** A button that runs all rules now. */
export const FindButton = () => (
  <RunButton isMain run={() => runScheduleAction({ name: 'find-proposals' })}>
    Look for proposals
  </RunButton>
);
