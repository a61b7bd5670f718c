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

/** Watches the clicks that the router takes over; a link that loads a new document needs no skeleton. */
export function startPendingNavigation(signal: AbortSignal) {
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
      if (!link || !event.defaultPrevented || link.origin !== location.origin) return;
      expectNavigation(link.href);
    },
    { signal },
  );
  addEventListener('pageshow', settle, { signal });
  signal.addEventListener('abort', settle);
}
