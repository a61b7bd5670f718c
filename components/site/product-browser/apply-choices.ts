/**
 * Filters and sorts the product list as `query` says, and shows the number of matching products. This function sorts
 * the products only with CSS, because React must find the elements in the server's order. After hydration, `settle`
 * moves the elements. An inline script in the page contains the source of this function and runs it before the first
 * paint, so that nothing moves on load. The function must therefore not use anything defined outside itself.
 */
export function applyChoices(root: HTMLElement, query: string): void {
  const asked = new URLSearchParams(query);
  const selects = [...root.querySelectorAll('select')];
  for (const select of selects) {
    select.value = asked.get(select.name) ?? '';
    // A URL that is old or made elsewhere may contain a value that the filter does not have.
    if (select.selectedIndex < 0) select.value = '';
  }
  const chosen = selects.filter(({ value }) => value);
  const wanted = chosen.filter(({ name }) => name !== 'sort').map(({ name, value }) => name + ':' + value);
  const order = chosen.find(({ name }) => name === 'sort')?.value ?? 'place';
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
  set('none', (none) => (none.hidden = shown > 0));
  set('clear', (clear) => (clear.hidden = chosen.length === 0));
  delete root.dataset.waiting;
  root.dataset.applied = '';
}
