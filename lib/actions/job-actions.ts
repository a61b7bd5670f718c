'use server';

import { z } from 'zod';
import { askJob } from '@/lib/data/admin/jobs';
import { listSchedules } from '@/lib/data/schedules';
import { actionError, actionOk } from '@/lib/forms/form-state';
import { JOB_REQUESTS } from '@/lib/jobs/states';
import { IS_PAUSED, NO_KEY, startScheduledJob } from '@/lib/services/jobs/start-job';
import { adminAction } from './admin-action';

/** The message to show to the editor, by the new state of the job. */
const MESSAGES: Record<string, string> = {
  paused: 'Job paused',
  pausing: 'The job will pause after its current step',
  cancelled: 'Job cancelled',
  cancelling: 'The job will be cancelled after its current step',
  queued: 'The job is waiting for a worker',
};

/** Pauses, resumes, cancels or retries a job. */
export const askJobAction = adminAction(
  z.strictObject({ id: z.uuid(), what: z.enum(JOB_REQUESTS) }),
  async ({ id, what }, { db }) => {
    const state = await askJob(db, { id, what });
    if (state === null)
      return {
        state: actionError('This job has changed since you opened the page. Check its state.'),
        tags: [],
      };
    return { state: actionOk({ message: MESSAGES[state] }), tags: [] };
  },
);

/** Starts the job of a schedule now. The schedule's next due time does not change. */
export const runScheduleAction = adminAction(
  z.strictObject({ name: z.string().max(120) }),
  async ({ name }, { db, viewer }) => {
    const schedule = (await listSchedules(db)).find((each) => each.name === name);
    if (!schedule) return { state: actionError('This schedule no longer exists'), tags: [] };
    const outcome = await startScheduledJob(schedule, { askedBy: viewer.id });
    switch (outcome) {
      case 'started':
        return { state: actionOk({ message: MESSAGES.queued }), tags: [] };
      case 'under way':
        return { state: actionOk({ message: 'This job is already waiting or running' }), tags: [] };
      case 'paused':
        return { state: actionError(IS_PAUSED), tags: [] };
      case 'nothing to do':
        return { state: actionOk({ message: 'There’s nothing to do at the moment' }), tags: [] };
      case 'no key':
        return { state: actionError(NO_KEY) };
    }
  },
);
