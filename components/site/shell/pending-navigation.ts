/** How long a page may take to load before the skeleton appears, in milliseconds. */
const PATIENCE_MS = 150;
/** How long a page may take to load before the skeleton offers to reload, in milliseconds. */
const LATE_MS = 10_000;

/**
 * Matches the paths with one segment that are pages, such as '/contact'. Does not match the paths of the public lists.
 */
const PAGES =
  /^\/(guides|articles|search|compare|shortlist|sale-dates|auth|admin|privacy|cookie-policy|terms|how-we-make-money|contact|about|accessibility|complaints|sitemap)$/;

/**
 * Returns 'redirect' for '/{slug}', because the server looks the slug up and redirects
 * (docs/product.md#single-segment-addresses). Returns 'page' for every other path. `lists` contains the names of the
 * public lists, separated by spaces. Importing these names from lib/entities/registry would enlarge the script of every
 * page.
 */
export function navigationKind(pathname: string, lists: string): 'page' | 'redirect' {
  const isPage = PAGES.test(pathname) || lists.split(' ').includes(pathname.slice(1));
  return /^\/[a-z0-9-]+$/.test(pathname) && !isPage ? 'redirect' : 'page';
}

const timers: ReturnType<typeof setTimeout>[] = [];

/**
 * Hides the skeleton, or prevents it from appearing. Called when the page has arrived, when the visitor has cancelled
 * the navigation, and before another navigation starts.
 */
export function settle() {
  for (const timer of timers.splice(0)) clearTimeout(timer);
  const { dataset } = document.documentElement;
  delete dataset.pending;
  delete dataset.late;
}

/**
 * Shows the skeleton (or 'Redirecting...') over the main area after a delay, and a link to reload after a longer delay.
 * Does neither if `settle` is called in time.
 */
export function expectNavigation(href: string, lists: string) {
  settle();
  const { dataset } = document.documentElement;
  const target = new URL(href, location.href);
  timers.push(
    setTimeout(() => (dataset.pending = navigationKind(target.pathname, lists)), PATIENCE_MS),
    setTimeout(() => {
      document.querySelector('.skeleton-late a')?.setAttribute('href', target.href);
      dataset.late = '';
    }, LATE_MS),
  );
}

/** Hides the skeleton when the visitor goes back or presses Escape, and when the shell unmounts. */
export function startPendingNavigation(signal: AbortSignal) {
  for (const type of ['pageshow', 'popstate']) addEventListener(type, settle, { signal });
  addEventListener('keydown', ({ key }) => key === 'Escape' && settle(), { signal });
  signal.addEventListener('abort', settle);
}

let follow = (href: string) => location.assign(href);

/** Navigates to a path, and shows the skeleton until the page arrives. */
export const go = (href: string) => follow(href);

/** Sets the function that `go` calls as long as the shell is mounted. */
export function setFollow(navigate: (href: string) => void, signal: AbortSignal) {
  follow = navigate;
  signal.addEventListener('abort', () => (follow = (href) => location.assign(href)));
}
