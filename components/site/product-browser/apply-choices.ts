/**
 * Filters and sorts the product list as `query` says, and shows the number of matching products. An inline script in
 * the page contains the source of this function and runs it before the first paint, so that nothing moves on load. The
 * function must therefore not use anything defined outside itself. It sorts the products only with CSS, because React
 * expects the elements in the server's order. After hydration, `settle` (start-choices) moves the elements.
 */
export function applyChoices(root: HTMLElement, query: string): void {
  const asked = new URLSearchParams(query);
  const wanted: string[] = [];
  for (const group of root.querySelectorAll('fieldset')) {
    const options = [...group.querySelectorAll('input')];
    // The URL may be old or written by hand and contain an unknown value, so fall back to the first option, 'Any'.
    const chosen = options.find(({ value }) => value === asked.get(group.name)) ?? options[0];
    if (!chosen) continue;
    chosen.checked = true;
    if (!chosen.value) continue;
    wanted.push(group.name + ':' + chosen.value);
    group.closest('details')?.setAttribute('open', '');
  }
  const sort = root.querySelector('select');
  if (sort) {
    sort.value = asked.get('sort') ?? '';
    if (sort.selectedIndex < 0) sort.value = '';
  }
  const order = sort?.value || 'place';
  const items = [...root.querySelectorAll<HTMLElement>('[data-choices]')];
  for (const item of items) {
    const choices = (item.dataset.choices ?? '').split(' ');
    item.hidden = !wanted.every((choice) => choices.includes(choice));
    item.style.order = item.getAttribute('data-' + order) ?? '';
  }
  const shown = items.filter(({ hidden }) => !hidden).length;
  const set = (name: string, change: (element: HTMLElement) => void) =>
    root.querySelectorAll<HTMLElement>('[data-' + name + ']').forEach(change);
  set('count', (count) => (count.textContent = 'Showing ' + shown + ' of ' + items.length + ' products'));
  set('total', (total) => (total.textContent = shown + (shown === 1 ? ' product' : ' products')));
  set('chosen', (chosen) => {
    chosen.textContent = String(wanted.length);
    chosen.hidden = wanted.length === 0;
  });
  set('none', (none) => (none.hidden = shown > 0));
  set('clear', (clear) => (clear.hidden = wanted.length === 0 && order === 'place'));
  delete root.dataset.waiting;
  root.dataset.applied = '';
}
