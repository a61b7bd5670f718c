import { go } from './pending-navigation';

interface Router {
  prefetch: (href: string) => void;
}

/** The pages at this path differ only in their query (next.config.mjs), so the router would take them for one page. */
const HARD = '/content';

function softLink(event: Event): HTMLAnchorElement | null {
  if (!(event.target instanceof Element)) return null;
  const link = event.target.closest<HTMLAnchorElement>('a[data-soft]');
  return link?.pathname === HARD ? null : link;
}

/** Whether the router may follow the link. The browser handles new tabs and windows, downloads and the context menu. */
const isPlain = (event: MouseEvent, link: HTMLAnchorElement) =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.defaultPrevented) &&
  !link.target &&
  link.origin === location.origin;

/** Lets the router handle the links of the page, and prefetches those that a pointer or the focus approaches. */
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
