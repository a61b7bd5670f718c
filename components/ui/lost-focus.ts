import { useEffect, useRef } from 'react';

/** Returns whether the focus is lost: the focused element was removed, or it is on a page that React keeps hidden. */
function isFocusLost(): boolean {
  const { activeElement } = document;
  return !activeElement || activeElement === document.body || !activeElement.checkVisibility();
}

/** The elements to which a lost focus moves: the heading of the page, or the row count of a list that has changed. */
const PLACES = { heading: 'main h1', rows: 'main [data-row-count], main h1' };

/** If the focus is lost, moves it to an element from which keyboard users can continue. */
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
 * Returns the focus handlers of a dialog. After the dialog closes, they return the focus to the element that had it
 * before the dialog opened, or to the page's heading if that element is gone. If `focusAfter` is passed, they call this
 * function instead.
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
      // The code that closed the dialog may have moved the focus already, so return the focus only if it is lost.
      if (isFocusLost() && before.current instanceof HTMLElement) before.current.focus();
      restoreLostFocus();
    },
  };
}

/** Moves the focus to the heading if the component is removed while it has the focus. */
export const useRestoreLostFocus = () => useEffect(() => () => restoreLostFocus(), []);
