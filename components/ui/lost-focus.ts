import { useEffect, useRef } from 'react';

/** Whether the focus is nowhere: what had it is gone, or in a screen that is kept hidden for a step back. */
function isFocusLost(): boolean {
  const { activeElement } = document;
  return !activeElement || activeElement === document.body || !activeElement.checkVisibility();
}

/** Where one goes on whose place is gone: the row count of a list whose rows have changed, otherwise the heading. */
const PLACES = { heading: 'main h1', rows: 'main [data-row-count], main h1' };

/** Puts a focus that is nowhere to a place from which one without a mouse can go on. */
export function catchFocus(place: keyof typeof PLACES = 'heading'): void {
  if (!isFocusLost()) return;
  const places = [...document.querySelectorAll<HTMLElement>(PLACES[place])].filter((each) =>
    each.checkVisibility(),
  );
  const target = places.find(({ dataset }) => dataset.rowCount !== undefined) ?? places[0];
  target?.setAttribute('tabindex', '-1');
  target?.focus();
}

/**
 * For a window over the page: gives the focus back to what had it, or to the heading where that has gone since.
 * `focusAfter` puts it elsewhere instead.
 */
export function useFocusBack(focusAfter?: () => void) {
  const before = useRef<Element>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (focusAfter) return focusAfter();
      // Whoever closed the window may have put the focus where it belongs already.
      if (isFocusLost() && before.current instanceof HTMLElement) before.current.focus();
      catchFocus();
    },
  };
}

/** For what may be deleted while it has the focus: the heading gets it then. */
export const useCatchFocus = () => useEffect(() => () => catchFocus(), []);
