import { useRef } from 'react';
import { catchFocus, isFocusLost } from './lost-focus';

/** For a window over the page: gives the focus back to what had it, or to the heading where that has gone since; `focusAfter` instead puts it elsewhere. */
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
