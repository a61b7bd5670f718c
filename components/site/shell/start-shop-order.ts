/**
 * Moves the cards of a list of shops into the order that the visitor has chosen (retailer/shop-order). Style rules
 * already show this order. Moving the cards in the DOM makes keyboards and screen readers follow this order too.
 */
export function startShopOrder(signal: AbortSignal) {
  document.addEventListener(
    'change',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.name !== 'shop-order') return;
      const list = target.form?.parentElement?.querySelector('.ranked > ul');
      const items = [...(list?.querySelectorAll<HTMLElement>(':scope > li') ?? [])];
      const placeOf = (item: HTMLElement) => Number(item.style.getPropertyValue(`--by-${target.value}`));
      list?.append(...items.toSorted((a, b) => placeOf(a) - placeOf(b)));
    },
    { signal },
  );
}
