const LIMIT_MS = 20_000;
/** A file of some megabytes takes its time on a slow connection. */
const UPLOAD_LIMIT_MS = 120_000;

const isAction = (init?: RequestInit) => new Headers(init?.headers).has('next-action');
const hasFile = (body: unknown) =>
  body instanceof FormData && [...body.values()].some((value) => value instanceof File);

let isLimited = false;

/**
 * Ends every server action that has no answer after 20 seconds. Next has no setting for it, and sends the next action
 * only when the one before it has ended: without a limit, one lost answer would stop every later save.
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
