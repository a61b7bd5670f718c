'use client';

import { useState } from 'react';
import { callAction, toastOf } from '@/components/admin/call-action';
import { useRestoreLostFocus } from '@/components/ui/lost-focus';
import { askJobAction, runScheduleAction } from '@/lib/actions/job-actions';
import type { ActionState } from '@/lib/forms/form-state';
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

/** The buttons that pause, resume, cancel or retry a job. The job's state decides which buttons it has. */
export function JobActions({ id, label, state, wish }: JobActionsProps) {
  return (
    <div className="flex gap-2 whitespace-nowrap">
      {requestsOf(state, wish).map((what) => (
        <ActionButton key={what} text={LABELS[what]} of={label} run={() => askJobAction({ id, what })} />
      ))}
    </div>
  );
}

/** The button that starts a schedule's job now. */
export const RunScheduleButton = ({ name, label }: { name: string; label: string }) => (
  <ActionButton text="Run now" of={label} run={() => runScheduleAction({ name })} />
);

interface ActionButtonProps {
  text: string;
  /** The name of the button's job, for screen readers. */
  of: string;
  run: () => Promise<ActionState<unknown>>;
}

/**
 * A button that runs an action and shows its result. Often the button disappears afterwards, so the focus moves to the
 * row count.
 */
function ActionButton({ text, of, run }: ActionButtonProps) {
  const [isBusy, setBusy] = useState(false);
  useRestoreLostFocus();

  async function press() {
    if (isBusy) return;
    setBusy(true);
    toastOf(await callAction(run));
    setBusy(false);
  }

  return (
    <button type="button" onClick={() => void press()} className="button-quiet whitespace-nowrap">
      {text}
      <span className="sr-only">: {of}</span>
    </button>
  );
}
