/** The menu of small screens: a modal dialog, which keeps the focus inside and gives it back by itself. */
export function startDrawer(signal: AbortSignal) {
  const opener = document.getElementById('menu-opener');
  const dialog = document.getElementById('menu-drawer');
  if (!opener || !(dialog instanceof HTMLDialogElement)) return;
  const on = (target: HTMLElement, type: string, listener: (event: Event) => void) =>
    target.addEventListener(type, listener, { signal });

  on(opener, 'click', () => {
    // Newer browsers open it themselves (command="show-modal"), also before this script has come.
    if (!('commandForElement' in opener)) dialog.showModal();
  });
  // Where the bar shows the menu, there is no button left that says it is open.
  matchMedia('(min-width: 64rem)').addEventListener('change', () => dialog.close(), { signal });
  on(dialog, 'click', ({ target }) => {
    if (target === dialog || (target instanceof Element && target.closest('a'))) dialog.close();
  });
  on(dialog, 'submit', ({ target }) => {
    const search = target instanceof HTMLFormElement && target.querySelector('input');
    if (search && search.value.trim()) dialog.close();
  });
}
