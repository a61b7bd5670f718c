'use client';

import { RunButton } from '@/components/admin/run-button';
import { runScheduleAction } from '@/lib/actions/job-actions';

/** Shows a button that runs all rules now. */
export const FindButton = () => (
  <RunButton isMain run={() => runScheduleAction({ name: 'find-proposals' })}>
    Look for proposals
  </RunButton>
);
