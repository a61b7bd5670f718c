import { unstable_isUnrecognizedActionError as isUnrecognised } from 'next/navigation';
import { loadToasts, showToast } from '@/components/ui/show-toast';
import { NO_DATABASE, STATUS_TEXTS } from '@/lib/accounts/status-texts';
import { actionError, type ActionState } from '@/lib/forms/form-state';
import { changeActionRequests } from './action-requests';

if (typeof window !== 'undefined') {
  // Load the toast library now, because it cannot be fetched once the connection is lost.
  void loadToasts();
  changeActionRequests();
}

const OVER_LIMIT =
  'The site received too many requests at once, so nothing was changed. Wait a few seconds, then try again.';
const SENTENCES: Record<string, string> = {
  '401': 'Your session has ended, so nothing was changed. Sign in again in another tab, then try again.',
  '403': 'You no longer have permission to do that. Nothing was changed.',
  '413': 'This is too large to upload. Nothing was changed.',
  '429': OVER_LIMIT,
  '503': NO_DATABASE,
};
const RENEWED =
  'The site has been updated since you opened this page. Copy your edits, then reload the page.';
const UNREACHED =
  'The connection was lost. Check it and try again. If your first attempt was saved, we’ll tell you.';
const TOO_LATE =
  'The site didn’t respond in time, so this may or may not have been saved. Try again. If your first attempt was saved, we’ll tell you.';
const FAILED = 'The site couldn’t process this. Nothing was changed.';

/**
 * Calls a server action. Turns every failure (no connection, no response in time, no session, no admin role, too large
 * a body, too many requests) into a form state with a message for the editor. Never throws.
 */
export async function callAction<Data>(call: () => Promise<ActionState<Data>>): Promise<ActionState<Data>> {
  try {
    return await call();
  } catch (error) {
    return actionError(sentenceOf(error));
  }
}

/** Returns whether the action got no response. The action may still have had an effect. */
export const isUnanswered = ({ message }: ActionState): boolean =>
  message === UNREACHED || message === TOO_LATE;

/** Returns whether the proxy refused the action because of its limits. The action then had no effect. */
export const isOverLimit = ({ message }: ActionState): boolean => message === OVER_LIMIT;

function sentenceOf(error: unknown): string {
  if (isUnrecognised(error)) return RENEWED;
  if (error instanceof DOMException && error.name === 'TimeoutError') return TOO_LATE;
  if (error instanceof TypeError) return UNREACHED;
  return (error instanceof Error && SENTENCES[statusOf(error)]) || FAILED;
}

/** Returns the HTTP status of a failed action; '' if the status is unknown. */
function statusOf(error: Error): string {
  return Object.entries(STATUS_TEXTS).find(([, text]) => text === error.message)?.[0] ?? '';
}

/** Shows the result of an action as a toast, with the button `action` if it is passed. */
export function toastOf(
  { status, title, message }: ActionState,
  action?: { label: string; run: () => void },
): void {
  if (status === 'idle' || !message) return;
  void showToast({ kind: status, title: title ?? message, text: title ? message : undefined, action });
}
