import { afterLoad } from './after-load-delay';

const DELAY_MS = 2000;
const KEY = 'affiliate-disclosure-dismissed';

/** Shows the affiliate disclosure after a while, unless it was dismissed before in this browser. */
export function startBanner(signal: AbortSignal) {
  const banner = document.querySelector<HTMLElement>('aside.affiliate-banner');
  if (!banner || isDismissed()) return;
  const dismiss = () => {
    const hadFocus = banner.contains(document.activeElement);
    banner.hidden = true;
    if (hadFocus) document.getElementById('content')?.focus({ preventScroll: true });
    remember();
  };
  banner.querySelector('button')?.addEventListener('click', dismiss, { signal });
  banner.addEventListener('keydown', ({ key }) => key === 'Escape' && dismiss(), { signal });
  afterLoad(DELAY_MS, () => (banner.hidden = false), signal);
}

// A browser may refuse its storage; then the banner comes again on the next page load.
function isDismissed(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

function remember() {
  try {
    localStorage.setItem(KEY, 'true');
  } catch {
    // See above.
  }
}
