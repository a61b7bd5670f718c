import { isRejectedStatus, STATUS_TEXTS } from '@/lib/accounts/status-texts';

const LIMIT_MS = 20_000;
/**
 * The time limit of an action that uploads a file. It is long, because uploading several megabytes is slow on a poor
 * connection.
 */
const UPLOAD_LIMIT_MS = 120_000;

const isAction = (init?: RequestInit) => new Headers(init?.headers).has('next-action');
const hasFile = (body: unknown) =>
  body instanceof FormData && [...body.values()].some((value) => value instanceof File);

/**
 * Replaces the response to a refused action with a plain text. If an editor loses the admin role while the server
 * checks the action, Next responds with the page 'This area is for admins'. The browser would show that page in place
 * of the editor's form.
 */
function withoutPage(answer: Response): Response {
  const text = isRejectedStatus(answer.status) ? STATUS_TEXTS[answer.status] : null;
  if (text === null) return answer;
  return new Response(text, { status: answer.status, headers: { 'Content-Type': 'text/plain' } });
}

let isChanged = false;

/**
 * Changes how the browser requests server actions, because Next has no settings for this. Aborts an action that has no
 * response after 20 seconds, or after two minutes if it uploads a file. Next sends actions one after another, so a lost
 * response would otherwise block every later save. After a refused action, the page stays as it is.
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
