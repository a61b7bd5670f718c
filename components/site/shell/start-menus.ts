const CLOSE_DELAY_MS = 150;

/** Pages about shops. If the menu has no item for such a page, the page belongs to the item 'Retailers'. */
const SHOP_PAGES = ['/compare', '/sale-dates'];

/**
 * Marks the item of the navigation bar that leads to this page, or to the list that this page belongs to. On the
 * shortlist page, marks the links to the shortlist.
 */
export function markCurrent() {
  const { pathname } = location;
  const first = `/${pathname.split('/')[1]}`;
  const items = [...document.querySelectorAll<HTMLAnchorElement>('.main-nav .menu-link')];
  const isOfShops = SHOP_PAGES.includes(first) && !items.some((link) => link.pathname === first);
  const list = isOfShops ? '/retailers' : first;
  for (const link of [...items, ...document.querySelectorAll<HTMLAnchorElement>('[data-shortlist]')]) {
    if (link.pathname === list) link.setAttribute('aria-current', pathname === list ? 'page' : 'true');
    else link.removeAttribute('aria-current');
  }
}

interface Menu {
  item: HTMLElement;
  button: HTMLElement;
  panel: HTMLElement;
}

/**
 * Makes the dropdowns of the navigation bar work by mouse, keyboard and touch. A dropdown closes shortly after the
 * mouse leaves it. Only one dropdown is open at a time.
 */
export function startMenus(signal: AbortSignal) {
  let open: Menu | undefined;
  let isHovered = false;
  let closing: ReturnType<typeof setTimeout> | undefined;

  // Only sets the `aria-expanded` attribute. CSS shows or hides the dropdown by this attribute (styles/menus.css).
  const set = ({ button }: Menu, isOpen: boolean) => button.setAttribute('aria-expanded', String(isOpen));
  const hide = () => {
    clearTimeout(closing);
    if (open) set(open, false);
    open = undefined;
  };
  const show = (menu: Menu) => {
    clearTimeout(closing);
    if (open === menu) return;
    hide();
    open = menu;
    set(menu, true);
  };

  const start = (menu: Menu) => {
    const { item, button, panel } = menu;
    const hover = (isOver: boolean) => (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      isHovered = isOver;
      if (isOver) show(menu);
      else closing = setTimeout(hide, CLOSE_DELAY_MS);
    };
    item.addEventListener('pointerenter', hover(true), { signal });
    item.addEventListener('pointerleave', hover(false), { signal });
    item.addEventListener(
      'click',
      (event) => {
        const target = event.target as Element;
        if (target.closest('a')) hide();
        // A mouse opens the dropdown by hovering, so the click that follows must not close it. A click by keyboard has
        // `detail` 0 and always toggles the dropdown.
        else if (button.contains(target)) (open === menu && !(isHovered && event.detail) ? hide : show)(menu);
      },
      { signal },
    );
    item.addEventListener(
      'keydown',
      (event) => {
        const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
        if (!step) return;
        event.preventDefault();
        if (step > 0) show(menu);
        if (open !== menu) return;
        const links = [...panel.querySelectorAll('a')];
        const at = links.indexOf(document.activeElement as HTMLAnchorElement);
        const next = links[at + step];
        if (next) next.focus();
        else if (step < 0) button.focus();
      },
      { signal },
    );
    item.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        const stays = relatedTarget instanceof Node && item.contains(relatedTarget);
        if (relatedTarget && !stays && open === menu && !isHovered) hide();
      },
      { signal },
    );
  };

  for (const item of document.querySelectorAll<HTMLElement>('[data-menu]')) {
    const button = item.querySelector('button');
    const panel = button && document.getElementById(button.getAttribute('aria-controls') ?? '');
    if (button && panel) start({ item, button, panel });
  }
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !open) return;
      const { item, button } = open;
      hide();
      if (item.contains(document.activeElement)) button.focus();
    },
    { signal },
  );
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (open && !open.item.contains(target as Node)) hide();
    },
    { signal },
  );
  addEventListener('popstate', markCurrent, { signal });
  signal.addEventListener('abort', hide);
}
