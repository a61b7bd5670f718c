import { useEffect, useRef } from 'react';

/** Returns whether the focus is lost: the focused element was removed, or is on a page that React keeps hidden. */
function isFocusLost(): boolean {
  const { activeElement } = document;
  return !activeElement || activeElement === document.body || !activeElement.checkVisibility();
}

/** Where a lost focus moves to: the heading of the page, or the row count of a list that has changed. */
const PLACES = { heading: 'main h1', rows: 'main [data-row-count], main h1' };

/** If the focus is lost, moves it to a place where keyboard users can continue. */
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
 * For dialogs: after closing, returns the focus to the element that had the focus before, or to the heading if that
 * element is gone. If `focusAfter` is passed, calls `focusAfter` instead.
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
      // Return the focus only if it is lost, because the code that closed the dialog may have moved the focus already.
      if (isFocusLost() && before.current instanceof HTMLElement) before.current.focus();
      restoreLostFocus();
    },
  };
}

/** For components that may be removed while they have the focus: moves the lost focus to the heading. */
export const useRestoreLostFocus = () => useEffect(() => () => restoreLostFocus(), []);
