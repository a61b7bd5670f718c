import { callAction, toastOf } from '@/components/admin/call-action';
import type { ActionState } from '@/lib/actions/action-state';
import { undoDeletionAction } from '@/lib/actions/deletion-actions';
import type { Deleted } from '@/lib/resources/delete-rows';

/** The message about a deletion, with the way to undo it. */
export function tellDeletion(resource: string, state: ActionState<Deleted>): void {
  const { ids = [] } = state.data ?? {};
  const undo = async () => toastOf(await callAction(() => undoDeletionAction({ resource, ids })));
  toastOf(state, ids.length > 0 ? { label: 'Undo', run: () => void undo() } : undefined);
}
