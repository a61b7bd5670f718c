/** A page that is there sooner shows no skeleton. */
const PATIENCE_MS = 150;
/** From then on the skeleton says that it takes long, and offers to load the page anew. */
const LATE_MS = 10_000;

/** Every path of one segment that is a page of its own. */
const PAGES =
  /^\/(retailers|categories|products|content|guides|articles|search|auth|admin|privacy|cookie-policy|terms|how-we-make-money|contact|about|accessibility|complaints|sitemap)$/;

/** A slug alone is looked up and redirected (docs/product.md#single-segment-addresses). Every other path is a page. */
export function navigationKind(pathname: string): 'page' | 'redirect' {
  return /^\/[a-z0-9-]+$/.test(pathname) && !PAGES.test(pathname) ? 'redirect' : 'page';
}

const timers: ReturnType<typeof setTimeout>[] = [];

/** Takes the skeleton away: the page is there, or somebody has changed their mind. */
export function settle() {
  for (const timer of timers.splice(0)) clearTimeout(timer);
  const { dataset } = document.documentElement;
  delete dataset.pending;
  delete dataset.late;
}

/** Shows the skeleton (or 'Redirecting...') over the main area from now on, unless `settle` is called in time. */
export function expectNavigation(href: string) {
  settle();
  const { dataset } = document.documentElement;
  const target = new URL(href, location.href);
  timers.push(
    setTimeout(() => (dataset.pending = navigationKind(target.pathname)), PATIENCE_MS),
    setTimeout(() => {
      document.querySelector('.skeleton-late a')?.setAttribute('href', target.href);
      dataset.late = '';
    }, LATE_MS),
  );
}

/** Takes the skeleton away when somebody goes back or presses Escape, and when the shell goes. */
export function startPendingNavigation(signal: AbortSignal) {
  for (const type of ['pageshow', 'popstate']) addEventListener(type, settle, { signal });
  addEventListener('keydown', ({ key }) => key === 'Escape' && settle(), { signal });
  signal.addEventListener('abort', settle);
}

let follow = (href: string) => location.assign(href);

/** Goes to a path by the router, with the skeleton until it is there. */
export const go = (href: string) => follow(href);

/** What `go` does while the shell is there. */
export function setFollow(navigate: (href: string) => void, signal: AbortSignal) {
  follow = navigate;
  signal.addEventListener('abort', () => (follow = (href) => location.assign(href)));
}
