import 'server-only';
import { actionError, actionOk } from '@/lib/forms/form-state';
import { IS_PAUSED, NO_KEY } from '@/lib/services/jobs/start-job';

/**
 * Returns the result of an action that tried to start a job. `message` must also fit if the same job is already under
 * way.
 */
export function startedState(outcome: string | null, message: string) {
  if (outcome === null || outcome === 'no key') return { state: actionError(NO_KEY) };
  if (outcome === 'paused') return { state: actionError(IS_PAUSED), tags: [] };
  return { state: actionOk({ message }), tags: [] };
}
