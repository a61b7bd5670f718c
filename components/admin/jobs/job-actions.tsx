'use client';

import { RunButton } from '@/components/admin/run-button';
import { askJobAction, runScheduleAction } from '@/lib/actions/job-actions';
import { type JobRequest, type JobState, requestsOf } from '@/lib/jobs/states';

const LABELS: Record<JobRequest, string> = {
  pause: 'Pause',
  resume: 'Resume',
  cancel: 'Cancel',
  'try again': 'Try again',
};

interface JobActionsProps {
  id: string;
  label: string;
  state: JobState;
  wish: string | null;
}

/** Shows the buttons that pause, resume, cancel or retry a job. The job's state decides which of them are shown. */
export function JobActions({ id, label, state, wish }: JobActionsProps) {
  return (
    <div className="flex gap-2 whitespace-nowrap">
      {requestsOf(state, wish).map((what) => (
        <RunButton key={what} run={() => askJobAction({ id, what })}>
          {LABELS[what]}
          <span className="sr-only">: {label}</span>
        </RunButton>
      ))}
    </div>
  );
}

/** Shows the button that starts a schedule's job now. */
export const RunScheduleButton = ({ name, label }: { name: string; label: string }) => (
  <div className="whitespace-nowrap">
    <RunButton run={() => runScheduleAction({ name })}>
      Run now<span className="sr-only">: {label}</span>
    </RunButton>
  </div>
);
