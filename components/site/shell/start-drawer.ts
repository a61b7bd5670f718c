import { lockScroll } from './lock-scroll';

/** Makes the menu of small screens work. It is a modal dialog, which traps the focus and restores it after closing. */
export function startDrawer(signal: AbortSignal) {
  const opener = document.getElementById('menu-opener');
  const dialog = document.getElementById('menu-drawer');
  if (!opener || !(dialog instanceof HTMLDialogElement)) return;
  const on = (target: HTMLElement, type: string, listener: (event: Event) => void) =>
    target.addEventListener(type, listener, { signal });

  on(opener, 'click', () => {
    // Newer browsers open the dialog natively (command="show-modal"), even before this script loads.
    if (!('commandForElement' in opener)) dialog.showModal();
  });
  const opened = new MutationObserver(() => lockScroll(dialog.open));
  opened.observe(dialog, { attributeFilter: ['open'] });
  signal.addEventListener('abort', () => opened.disconnect());
  // Close the dialog when the window becomes so wide that the navigation bar shows the menu.
  matchMedia('(min-width: 64rem)').addEventListener('change', () => dialog.close(), { signal });
  on(dialog, 'click', ({ target }) => {
    if (target === dialog || (target instanceof Element && target.closest('a'))) dialog.close();
  });
  on(dialog, 'submit', ({ target }) => {
    const search = target instanceof HTMLFormElement && target.querySelector('input');
    if (search && search.value.trim()) dialog.close();
  });
}
