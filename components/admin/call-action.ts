import { unstable_isUnrecognizedActionError as isUnrecognised } from 'next/navigation';
import { loadToasts, showToast } from '@/components/ui/show-toast';
import { STATUS_TEXTS } from '@/lib/accounts/status-texts';
import { actionError, type ActionState } from '@/lib/actions/action-state';
import { limitActionTime } from './action-time-limit';

if (typeof window !== 'undefined') {
  // What must be said when the connection is gone cannot be fetched then.
  void loadToasts();
  limitActionTime();
}

const SENTENCES: Record<string, string> = {
  '401': 'Your session has ended, and nothing was changed. Sign in again in another tab, then try once more.',
  '403': 'You are not allowed to do that any more. Nothing was changed.',
  '413': 'This is too large for the site to take in. Nothing was changed.',
};
const RENEWED =
  'The site has been renewed since you opened this page. Copy what you have typed, then load the page again.';
const UNREACHED =
  'The site could not be reached, or its answer was lost. Check your connection and try again: you will be told if the first try has arrived.';
const TOO_LATE =
  'The site has not answered within 20 seconds, so it is not known whether this was done. Try again: you will be told if the first try has arrived.';
const FAILED = 'The site could not take this in. Nothing was changed.';

/**
 * Calls a server action; what stands in its way (no connection, no answer in time, no session, no role any more, too
 * large a body) becomes a state with a sentence for the editor. Never throws.
 */
export async function callAction<Data>(call: () => Promise<ActionState<Data>>): Promise<ActionState<Data>> {
  try {
    return await call();
  } catch (error) {
    return actionError(sentenceOf(error));
  }
}

function sentenceOf(error: unknown): string {
  if (isUnrecognised(error)) return RENEWED;
  if (error instanceof DOMException && error.name === 'TimeoutError') return TOO_LATE;
  if (error instanceof TypeError) return UNREACHED;
  return (error instanceof Error && SENTENCES[statusOf(error)]) || FAILED;
}

/** The status that the action itself answered with, or the middleware before it. */
function statusOf(error: Error): string {
  const digest = 'digest' in error ? String(error.digest) : '';
  const [, status] = /^NEXT_HTTP_ERROR_FALLBACK;(\d+)/.exec(digest) ?? [];
  const told = Object.entries(STATUS_TEXTS).find(([, text]) => text === error.message)?.[0];
  return status ?? told ?? '';
}

/** The toast of an action's end; `action` is what can be done about a success. */
export function toastOf(
  { status, title, message }: ActionState,
  action?: { label: string; run: () => void },
): void {
  if (status === 'idle' || !message) return;
  void showToast({ kind: status, title: title ?? message, text: title ? message : undefined, action });
}
