import { callAction } from '@/components/admin/call-action';
import type { ActionState } from '@/lib/forms/form-state';

const WAITS_MS = [1_000, 3_000, 9_000];

/**
 * Calls an action. If it fails in a way that `isPassing` accepts, waits and calls it again, up to three times. Returns
 * the state of the last call.
 */
export async function repeatAction<Data>(
  call: () => Promise<ActionState<Data>>,
  isPassing: (state: ActionState) => boolean,
): Promise<ActionState<Data>> {
  for (const wait of WAITS_MS) {
    const state = await callAction(call);
    if (state.status !== 'error' || !isPassing(state)) return state;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
  return callAction(call);
}
