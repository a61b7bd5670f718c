import { useEffect, useRef } from 'react';

/** Whether no element has the focus: it was removed, or is on a page that React keeps hidden. */
function isFocusLost(): boolean {
  const { activeElement } = document;
  return !activeElement || activeElement === document.body || !activeElement.checkVisibility();
}

/** Where to put a lost focus: the row count of a list that has changed, otherwise the heading. */
const PLACES = { heading: 'main h1', rows: 'main [data-row-count], main h1' };

/** Moves a lost focus to a place where keyboard users can continue. */
export function restoreLostFocus(place: keyof typeof PLACES = 'heading'): void {
  if (!isFocusLost()) return;
  const places = [...document.querySelectorAll<HTMLElement>(PLACES[place])].filter((each) =>
    each.checkVisibility(),
  );
  const target = places.find(({ dataset }) => dataset.rowCount !== undefined) ?? places[0];
  target?.setAttribute('tabindex', '-1');
  target?.focus();
}

/**
 * For dialogs: returns the focus to the element that had it, or to the heading if that is gone. `focusAfter` moves it
 * elsewhere instead.
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
      // The code that closed the dialog may have moved the focus already.
      if (isFocusLost() && before.current instanceof HTMLElement) before.current.focus();
      restoreLostFocus();
    },
  };
}

/** For elements that may be removed while they have the focus, which then moves to the heading. */
export const useRestoreLostFocus = () => useEffect(() => () => restoreLostFocus(), []);
