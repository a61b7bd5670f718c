import type { z } from 'zod';

/**
 * The result of a form submission. It includes the submitted values, except passwords, so that users need not type them
 * again.
 */
export interface ActionState<Data = unknown> {
  status: 'idle' | 'success' | 'error';
  /** The heading above the message in a toast. */
  title?: string;
  message?: string;
  /** Error messages by field name. A field within a list is named by its path: 'faqs.0.question'. */
  fieldErrors?: Record<string, string>;
  values?: Record<string, string>;
  /** Data that the form needs after the submission, such as the stored row. */
  data?: Data;
}

export const IDLE: ActionState = { status: 'idle' };

type Details<Data> = Partial<Omit<ActionState<Data>, 'status'>>;

/**
 * Returns the state of a failure. Its toast has the title 'Error', unless `more` contains another title. A form that
 * shows the message itself passes undefined as the title.
 */
export const actionError = <Data = never>(message: string, more: Details<Data> = {}): ActionState<Data> => ({
  status: 'error',
  title: 'Error',
  message,
  ...more,
});

/**
 * Returns the state of a success. A message is shown as a toast with the title 'Success', unless `details` contains
 * another title. Without a message no toast is shown.
 */
export const actionOk = <Data = never>(details: Details<Data> = {}): ActionState<Data> => ({
  status: 'success',
  ...(details.message && { title: 'Success' }),
  ...details,
});

/** Returns the state of a failed validation, with an error message for each invalid field. */
export function invalid(error: z.ZodError): ActionState<never> {
  const fieldErrors: Record<string, string> = {};
  for (const { path, message } of error.issues) fieldErrors[path.join('.')] ??= message;
  return actionError('Check the marked fields.', { fieldErrors });
}
