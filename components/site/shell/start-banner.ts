import { CONSENT_KEY, DISCLOSURE_KEY } from '@/lib/config/storage-names';
import { startAffiliateScript } from './affiliate-script';
import { afterLoad } from './after-load-delay';

const DELAY_MS = 2000;
const HEIGHT = '--banner-height';
/** The gap between the banner and anything above it, in pixels. */
const GAP = 12;
const ALLOWED = 'allowed';

/**
 * Shows the affiliate disclosure after a delay, unless this browser has dismissed it. If an affiliate script is
 * configured, the banner asks for consent: the script loads only with it, and the footer can change the answer.
 */
export function startBanner(signal: AbortSignal, affiliateScript: string | undefined) {
  const banner = document.querySelector<HTMLElement>('aside.affiliate-banner');
  if (!banner) return;
  const key = affiliateScript ? CONSENT_KEY : DISCLOSURE_KEY;
  const answer = readChoice(key);
  const load = () => affiliateScript && startAffiliateScript(affiliateScript, signal);
  if (answer === ALLOWED) load();

  const root = document.documentElement;
  // Move other elements at the bottom of the window above the banner.
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
    const wasAllowed = readChoice(key) === ALLOWED;
    hide();
    storeChoice(key, choice);
    if (choice === ALLOWED) load();
    // Only a reload stops a script that has run.
    else if (wasAllowed) location.reload();
  };
  for (const button of banner.querySelectorAll('button'))
    button.addEventListener('click', () => decide(button.dataset.consent ?? 'true'), { signal });
  // Dismissing the question does not answer it.
  const dismiss = () => (affiliateScript ? hide() : decide('true'));
  banner.addEventListener('keydown', ({ key: pressed }) => pressed === 'Escape' && dismiss(), { signal });
  const askAgain = () => {
    show();
    banner.querySelector('button')?.focus();
  };
  document.querySelector('[data-ask-consent]')?.addEventListener('click', askAgain, { signal });
  if (answer === null) afterLoad(DELAY_MS, show, signal);
}

// A browser may forbid storage; then the banner returns on the next page load.
function readChoice(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function storeChoice(key: string, value: string) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is forbidden, as above.
  }
}
