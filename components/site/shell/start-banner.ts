import { CONSENT_KEY, DISCLOSURE_KEY } from '@/lib/storage-names';
import { startAffiliateScript } from './affiliate-script';
import { afterLoad } from './after-load-delay';

const DELAY_MS = 2000;
const HEIGHT = '--banner-height';
/** Between the banner and what stands above it. */
const GAP = 12;
const ALLOWED = 'allowed';

/**
 * Shows the affiliate disclosure after a while, unless it was dismissed before in this browser. Where there is an affiliate
 * script, it asks for consent: until it is given nothing is loaded, and the answer can be changed from the footer.
 */
export function startBanner(signal: AbortSignal, affiliateScript: string | undefined) {
  const banner = document.querySelector<HTMLElement>('aside.affiliate-banner');
  if (!banner) return;
  const key = affiliateScript ? CONSENT_KEY : DISCLOSURE_KEY;
  const answer = recall(key);
  const load = () => affiliateScript && startAffiliateScript(affiliateScript, signal);
  if (answer === ALLOWED) load();

  const root = document.documentElement;
  // What else lies at the bottom of the window stands above the banner.
  const size = new ResizeObserver(() => root.style.setProperty(HEIGHT, `${banner.offsetHeight + GAP}px`));
  signal.addEventListener('abort', () => size.disconnect());
  const show = () => {
    banner.hidden = false;
    size.observe(banner);
  };
  const hide = () => {
    const hadFocus = banner.contains(document.activeElement);
    banner.hidden = true;
    size.disconnect();
    root.style.removeProperty(HEIGHT);
    if (hadFocus) document.getElementById('content')?.focus({ preventScroll: true });
  };
  const decide = (choice: string) => {
    const wasAllowed = recall(key) === ALLOWED;
    hide();
    remember(key, choice);
    if (choice === ALLOWED) load();
    // What has run already is only stopped by another document.
    else if (wasAllowed) location.reload();
  };
  for (const button of banner.querySelectorAll('button'))
    button.addEventListener('click', () => decide(button.dataset.consent ?? 'true'), { signal });
  // A question that is waved away was not answered.
  const wave = () => (affiliateScript ? hide() : decide('true'));
  banner.addEventListener('keydown', ({ key: pressed }) => pressed === 'Escape' && wave(), { signal });
  const askAgain = () => {
    show();
    banner.querySelector('button')?.focus();
  };
  document.querySelector('[data-ask-consent]')?.addEventListener('click', askAgain, { signal });
  if (answer === null) afterLoad(DELAY_MS, show, signal);
}

// A browser may refuse its storage; then the banner comes again on the next page load.
function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function remember(key: string, value: string) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // See above.
  }
}
