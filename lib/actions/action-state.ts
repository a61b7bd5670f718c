/** What a form learns of its submission. The values come back so that nothing has to be typed twice; secrets do not. */
export interface ActionState<Data = unknown> {
  status: 'idle' | 'success' | 'error';
  /** Above the message, where it is shown as a toast. */
  title?: string;
  message?: string;
  /** By the name of the field; of one within a list: 'faqs.0.question'. */
  fieldErrors?: Record<string, string>;
  values?: Record<string, string>;
  /** What the form goes on with: the row as it was stored, for instance. */
  data?: Data;
}

export const IDLE: ActionState = { status: 'idle' };
