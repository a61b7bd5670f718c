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

type Told<Data> = Partial<Omit<ActionState<Data>, 'status'>>;

/** A refusal. Its toast is 'Error' with the message; a form that shows the message itself gives another title or none. */
export const actionError = <Data = never>(message: string, more: Told<Data> = {}): ActionState<Data> => ({
  status: 'error',
  title: 'Error',
  message,
  ...more,
});

/** What went well. With a message its toast is 'Success', unless a title is given; data alone says nothing. */
export const actionOk = <Data = never>(told: Told<Data> = {}): ActionState<Data> => ({
  status: 'success',
  ...(told.message && { title: 'Success' }),
  ...told,
});
