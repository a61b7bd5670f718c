import { lockScroll } from '../shell/lock-scroll';
import { applyChoices } from './apply-choices';

/**
 * Filters and sorts the list whenever the visitor changes a filter or the sort order, and writes these choices into the
 * URL. Returns a cleanup function.
 */
export function startChoices(root: HTMLElement): () => void {
  const done = new AbortController();
  const { signal } = done;
  const form = root.querySelector('form');
  if (!form) return () => undefined;

  const show = () => {
    applyChoices(root, location.search);
    delete root.dataset.applied;
    settle(root);
  };
  const choose = () => {
    const query = new URLSearchParams(location.search);
    for (const [name, value] of new FormData(form)) {
      if (value) query.set(name, String(value));
      else query.delete(name);
    }
    const search = query.size > 0 ? `?${query}` : '';
    if (search !== location.search) {
      history.replaceState(null, '', location.pathname + search + location.hash);
    }
    show();
  };
  const clear = (event: Event) => {
    event.preventDefault();
    form.reset();
    choose();
    // Move the focus, because the link that was clicked is now hidden.
    const goal = form.checkVisibility() ? form.querySelector('select') : root.querySelector('button');
    goal?.focus();
  };

  root.addEventListener('change', choose, { signal });
  form.addEventListener('toggle', ({ newState }) => lockScroll(newState === 'open'), { signal });
  signal.addEventListener('abort', () => lockScroll(false));
  for (const link of root.querySelectorAll('[data-all]')) link.addEventListener('click', clear, { signal });
  // If the inline script ran, the visitor may have changed a filter since, so read the choices from the form.
  // Otherwise only the URL contains choices.
  if ('applied' in root.dataset) choose();
  else show();
  return () => done.abort();
}

/**
 * Moves the products in the DOM into the order on the screen, so that keyboards and screen readers follow this order. A
 * product stays in the list of its group.
 */
function settle(root: HTMLElement): void {
  for (const list of root.querySelectorAll('.card-grid')) {
    const items = [...list.querySelectorAll<HTMLElement>('[data-choices]')];
    const sorted = items.toSorted((a, b) => Number(a.style.order) - Number(b.style.order));
    if (sorted.some((item, index) => item !== items[index])) list.append(...sorted);
    for (const item of items) item.style.order = '';
  }
}
