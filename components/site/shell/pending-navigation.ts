import { navigationKind } from './navigation-kind';

/** A page that is there sooner shows no skeleton. */
const PATIENCE_MS = 150;
const LOOK_MS = 50;
/** A navigation that never arrives does not hide the page for good. */
const LIMIT_MS = 10_000;

let timer: ReturnType<typeof setInterval> | undefined;

function settle() {
  clearInterval(timer);
  delete document.documentElement.dataset.pending;
}

/** Shows the skeleton (or 'Redirecting...') over the main area when the page has not changed to `href` in time. */
export function expectNavigation(href: string) {
  const from = location.href;
  const target = new URL(href, from);
  const current = new URL(from);
  if (target.pathname + target.search === current.pathname + current.search) return;
  settle();
  const started = Date.now();
  timer = setInterval(() => {
    const waited = Date.now() - started;
    if (location.href !== from || waited > LIMIT_MS) settle();
    else if (waited >= PATIENCE_MS)
      document.documentElement.dataset.pending = navigationKind(target.pathname);
  }, LOOK_MS);
}

/** Takes the skeleton away when the page comes back from the browser's history, or the shell goes. */
export function startPendingNavigation(signal: AbortSignal) {
  addEventListener('pageshow', settle, { signal });
  signal.addEventListener('abort', settle);
}
