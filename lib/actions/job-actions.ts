'use server';

import { z } from 'zod';
import { askJob } from '@/lib/data/admin/jobs';
import { listSchedules } from '@/lib/data/schedules';
import { actionError, actionOk } from '@/lib/forms/form-state';
import { JOB_REQUESTS } from '@/lib/jobs/states';
import { NO_KEY, startScheduledJob } from '@/lib/services/jobs/start-job';
import { adminAction } from './admin-action';

/** The message for the editor, by the new state of the job. */
const MESSAGES: Record<string, string> = {
  paused: 'Job paused',
  pausing: 'The job pauses after its current step',
  cancelled: 'Job cancelled',
  cancelling: 'The job is cancelled after its current step',
  queued: 'The job is waiting for a worker',
};

/** Pauses, resumes or cancels a job, or tries it again. */
export const askJobAction = adminAction(
  z.strictObject({ id: z.uuid(), what: z.enum(JOB_REQUESTS) }),
  async ({ id, what }, { db }) => {
    const state = await askJob(db, { id, what });
    if (state === null)
      return { state: actionError('The job has changed in the meantime. Look at its state.'), tags: [] };
    return { state: actionOk({ message: MESSAGES[state] }), tags: [] };
  },
);

/** Starts the job of a schedule now. Its next due time stays as it is. */
export const runScheduleAction = adminAction(
  z.strictObject({ name: z.string().max(120) }),
  async ({ name }, { db, viewer }) => {
    const schedule = (await listSchedules(db)).find((each) => each.name === name);
    if (!schedule) return { state: actionError('This schedule no longer exists'), tags: [] };
    const outcome = await startScheduledJob(schedule, { askedBy: viewer.id });
    switch (outcome) {
      case 'started':
        return { state: actionOk({ message: MESSAGES.queued }), tags: [] };
      case 'nothing to do':
        return { state: actionOk({ message: 'There’s nothing to do at the moment' }), tags: [] };
      case 'no key':
        return { state: actionError(NO_KEY) };
    }
  },
);
