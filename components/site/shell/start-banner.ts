import { CONSENT_KEY, DISCLOSURE_KEY } from '@/lib/config/storage-names';
import { startAffiliateScript } from './affiliate-script';
import { afterLoad } from './after-load-delay';

const DELAY_MS = 2000;
/** The elements that leave space for the banner. Their children do not inherit `--banner-height` (styles/base.css). */
const LEAVE_ROOM = 'html, .site-footer, .shop-bar, [data-sonner-toaster]';
/** The gap between the banner and the elements above it, in pixels. */
const GAP = 12;
const ALLOWED = 'allowed';

/**
 * Shows the affiliate disclosure after a delay, unless it has been dismissed in this browser. If an affiliate script is
 * configured, the banner asks for consent. The script loads only with consent, and the visitor can change the choice in
 * the footer.
 */
export function startBanner(signal: AbortSignal, affiliateScript: string | undefined) {
  const banner = document.querySelector<HTMLElement>('aside.affiliate-banner');
  if (!banner) return;
  const key = affiliateScript ? CONSENT_KEY : DISCLOSURE_KEY;
  const answer = readChoice(key);
  const load = () => affiliateScript && startAffiliateScript(affiliateScript, signal);
  if (answer === ALLOWED) load();

  // Sets `--banner-height`, the height of the space for the banner, on the elements in LEAVE_ROOM. A rule for these
  // elements costs less than an inherited property of the root, for which the browser would restyle the whole page.
  const room = new CSSStyleSheet();
  document.adoptedStyleSheets.push(room);
  const size = new ResizeObserver(() =>
    room.replaceSync(`${LEAVE_ROOM} { --banner-height: ${banner.offsetHeight + GAP}px }`),
  );
  const leaveNoRoom = () => {
    size.disconnect();
    room.replaceSync('');
  };
  signal.addEventListener('abort', () => {
    leaveNoRoom();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== room);
  });
  const show = () => {
    banner.hidden = false;
    size.observe(banner);
  };
  const hide = () => {
    const hadFocus = banner.contains(document.activeElement);
    banner.hidden = true;
    leaveNoRoom();
    if (hadFocus) document.getElementById('content')?.focus({ preventScroll: true });
  };
  const decide = (choice: string) => {
    const wasAllowed = readChoice(key) === ALLOWED;
    hide();
    storeChoice(key, choice);
    if (choice === ALLOWED) load();
    // If consent was withdrawn, reload the page, because nothing else stops a script that has run.
    else if (wasAllowed) location.reload();
  };
  for (const button of banner.querySelectorAll('button'))
    button.addEventListener('click', () => decide(button.dataset.consent ?? 'true'), { signal });
  // Escape dismisses the banner. If the banner asks for consent, Escape means neither yes nor no, so do not store a
  // choice.
  const dismiss = () => (affiliateScript ? hide() : decide('true'));
  banner.addEventListener('keydown', ({ key: pressed }) => pressed === 'Escape' && dismiss(), { signal });
  const askAgain = () => {
    show();
    banner.querySelector('button')?.focus();
  };
  document.querySelector('[data-ask-consent]')?.addEventListener('click', askAgain, { signal });
  if (answer === null) afterLoad(DELAY_MS, show, signal);
}

// Returns the stored choice; null if there is none. If the browser forbids storage, the result is null too, so the
// banner shows on every page load.
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
    // The browser forbids storage, so the banner shows again on the next page load.
  }
}
