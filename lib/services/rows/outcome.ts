import 'server-only';
import type { ActionState } from '@/lib/forms/form-state';

/**
 * The result of an admin action's handler: the state for the form and, after a write, the tags of the changed pages.
 */
export interface Outcome<Data = unknown> {
  state: ActionState<Data>;
  tags?: string[];
}
