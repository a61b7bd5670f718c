'use client';

import { RunButton } from '@/components/admin/run-button';
import { runScheduleAction } from '@/lib/actions/job-actions';

/** Shows the button that runs all rules of the content pilot now, to find proposals. */
export const FindButton = () => (
  <RunButton isMain run={() => runScheduleAction({ name: 'find-proposals' })}>
    Look for proposals
  </RunButton>
);
