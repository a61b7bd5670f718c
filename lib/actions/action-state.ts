/** What a form learns of its submission. The values come back so that nothing has to be typed twice; secrets do not. */
export interface ActionState {
  status: 'idle' | 'success' | 'error';
  /** Above the message, where it is shown as a toast. */
  title?: string;
  message?: string;
  /** By the name of the field. */
  fieldErrors?: Record<string, string>;
  values?: Record<string, string>;
}

export const IDLE: ActionState = { status: 'idle' };
