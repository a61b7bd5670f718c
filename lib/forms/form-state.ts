import type { z } from 'zod';

/**
 * The result of a form submission. It includes the submitted values, so that nobody has to retype them, but no secrets.
 */
export interface ActionState<Data = unknown> {
  status: 'idle' | 'success' | 'error';
  /** Shown above the message in a toast. */
  title?: string;
  message?: string;
  /** Errors by field name; within a list by path: 'faqs.0.question'. */
  fieldErrors?: Record<string, string>;
  values?: Record<string, string>;
  /** The data for the form to continue with, such as the stored row. */
  data?: Data;
}

export const IDLE: ActionState = { status: 'idle' };

type Details<Data> = Partial<Omit<ActionState<Data>, 'status'>>;

/** A failure. Its toast has the title 'Error'; a form that shows the message itself passes another title or none. */
export const actionError = <Data = never>(message: string, more: Details<Data> = {}): ActionState<Data> => ({
  status: 'error',
  title: 'Error',
  message,
  ...more,
});

/** A success. With a message its toast has the title 'Success', unless another is passed; data alone shows no toast. */
export const actionOk = <Data = never>(details: Details<Data> = {}): ActionState<Data> => ({
  status: 'success',
  ...(details.message && { title: 'Success' }),
  ...details,
});

/** A failed validation, with an error for each field. */
export function invalid(error: z.ZodError): ActionState<never> {
  const fieldErrors: Record<string, string> = {};
  for (const { path, message } of error.issues) fieldErrors[path.join('.')] ??= message;
  return actionError('Please check the marked fields.', { fieldErrors });
}
