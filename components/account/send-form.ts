import { actionError, type ActionState } from '@/lib/forms/form-state';

export type Answer = ActionState & { redirectTo?: string };

const failed = (message: string): Answer => actionError(message, { title: undefined });
const UNREACHED = failed('We couldn’t reach the site. Nothing is lost. Check your connection and try again.');
const FAILED = failed('Something went wrong on our side. Try again in a minute.');

/** Sends a form's fields as a browser would, and returns the response as a form state. Never throws. */
export async function sendForm(action: string, fields: FormData | Record<string, string>): Promise<Answer> {
  const entries = fields instanceof FormData ? [...fields] : Object.entries(fields);
  const body = new URLSearchParams(entries.map(([name, value]) => [name, String(value)]));
  try {
    const headers = { Accept: 'application/json' };
    const response = await fetch(action, { method: 'POST', body, headers });
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return isJson ? ((await response.json()) as Answer) : FAILED;
  } catch {
    return UNREACHED;
  }
}
