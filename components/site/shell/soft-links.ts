import { go } from './pending-navigation';

interface Router {
  prefetch: (href: string) => void;
}

/**
 * The router must not follow links to this path. Several pages share the path and differ only in their query
 * (next.config.mjs), so the router would treat them as one page.
 */
const HARD = '/content';

function softLink(event: Event): HTMLAnchorElement | null {
  if (!(event.target instanceof Element)) return null;
  const link = event.target.closest<HTMLAnchorElement>('a[data-soft]');
  return link?.pathname === HARD ? null : link;
}

/**
 * Returns whether the router may follow a clicked link. If not, the browser follows the link, for instance in a new
 * tab.
 */
const isPlain = (event: MouseEvent, link: HTMLAnchorElement) =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.defaultPrevented) &&
  !link.target &&
  link.origin === location.origin;

/**
 * Lets the router follow links with `data-soft` without loading a new document. Prefetches a link's page when the
 * visitor points at the link or focuses it.
 */
export function startSoftLinks(router: Router, signal: AbortSignal): void {
  const fetched = new Set<string>();
  const prefetch = (event: Event) => {
    const link = softLink(event);
    if (!link || link.origin !== location.origin || fetched.has(link.href)) return;
    fetched.add(link.href);
    router.prefetch(link.href);
  };
  for (const type of ['pointerover', 'pointerdown', 'focusin'])
    document.addEventListener(type, prefetch, { signal, passive: true });
  document.addEventListener(
    'click',
    (event) => {
      const link = softLink(event);
      if (!link || !isPlain(event, link)) return;
      event.preventDefault();
      go(link.href);
    },
    { signal },
  );
}
