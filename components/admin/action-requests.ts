import { isRefusal, STATUS_TEXTS } from '@/lib/accounts/status-texts';

const LIMIT_MS = 20_000;
/** The time limit of an action with a file: uploading several megabytes is slow on a poor connection. */
const UPLOAD_LIMIT_MS = 120_000;

const isAction = (init?: RequestInit) => new Headers(init?.headers).has('next-action');
const hasFile = (body: unknown) =>
  body instanceof FormData && [...body.values()].some((value) => value instanceof File);

/**
 * Leaves the page out of the answer to a refused action. If the role was removed while the server checked the action, Next
 * sends the page 'This area is for admins' with its refusal, and would show it in place of the editor's form.
 */
function withoutPage(answer: Response): Response {
  const text = isRefusal(answer.status) ? STATUS_TEXTS[answer.status] : null;
  if (text === null) return answer;
  return new Response(text, { status: answer.status, headers: { 'Content-Type': 'text/plain' } });
}

let isChanged = false;

/**
 * Changes how the browser requests server actions, for which Next has no settings. An action that has no response after
 * 20 seconds is aborted, or after two minutes if it uploads a file: Next sends actions one after another, so a lost
 * response would block every later save. A refused action leaves the page as it is.
 */
export function changeActionRequests(): void {
  if (isChanged) return;
  isChanged = true;
  const send = window.fetch;
  window.fetch = async (input, init) => {
    if (!isAction(init)) return send(input, init);
    const signal = AbortSignal.timeout(hasFile(init?.body) ? UPLOAD_LIMIT_MS : LIMIT_MS);
    return withoutPage(await send(input, { ...init, signal }));
  };
}
