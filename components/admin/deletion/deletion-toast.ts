import { callAction, toastOf } from '@/components/admin/call-action';
import { undoDeletionAction } from '@/lib/actions/deletion-actions';
import type { ActionState } from '@/lib/forms/form-state';
import type { Deleted } from '@/lib/services/rows/delete-rows';

/** Shows the result of a deletion as a toast, with an undo button if rows were deleted. */
export function showDeletionToast(resource: string, state: ActionState<Deleted>): void {
  const { ids = [] } = state.data ?? {};
  const undo = async () => toastOf(await callAction(() => undoDeletionAction({ resource, ids })));
  toastOf(state, ids.length > 0 ? { label: 'Undo', run: () => void undo() } : undefined);
}
