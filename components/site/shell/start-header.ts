/**
 * The number of pixels that the page must be scrolled before the navigation bar gets a shadow and, on a phone, can
 * hide.
 */
const THRESHOLD = 10;

/**
 * Adds a shadow to the navigation bar once the page is scrolled. On a phone, hides the bar while the visitor scrolls
 * down.
 */
export function startHeader(signal: AbortSignal) {
  const header = document.getElementById('site-header');
  if (!header) return;
  const phone = matchMedia('(max-width: 767px)');
  let last = scrollY;
  const look = () => {
    const y = scrollY;
    const isScrolled = y > THRESHOLD;
    header.toggleAttribute('data-raised', isScrolled);
    if (!isScrolled || y < last || !phone.matches) header.removeAttribute('data-away');
    else if (y > last) header.setAttribute('data-away', '');
    last = y;
  };
  addEventListener('scroll', look, { passive: true, signal });
  look();
}
