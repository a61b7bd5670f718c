const LIMIT_MS = 20_000;
/** The time limit of an action with a file: uploading several megabytes is slow on a poor connection. */
const UPLOAD_LIMIT_MS = 120_000;

const isAction = (init?: RequestInit) => new Headers(init?.headers).has('next-action');
const hasFile = (body: unknown) =>
  body instanceof FormData && [...body.values()].some((value) => value instanceof File);

let isLimited = false;

/**
 * Aborts a server action that has no response after 20 seconds, or after two minutes if the action uploads a file. Next
 * has no setting for such a limit. Because Next sends actions one after another, a lost response would otherwise block
 * every later save.
 */
export function limitActionTime(): void {
  if (isLimited) return;
  isLimited = true;
  const send = window.fetch;
  window.fetch = (input, init) =>
    isAction(init)
      ? send(input, {
          ...init,
          signal: AbortSignal.timeout(hasFile(init?.body) ? UPLOAD_LIMIT_MS : LIMIT_MS),
        })
      : send(input, init);
}
