import { useRef } from 'react';
import { catchFocus, isFocusLost } from './lost-focus';

/** For a window over the page: gives the focus back to what had it, or to the heading where that has gone since. */
export function useFocusBack() {
  const before = useRef<Element>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // Whoever closed the window may have put the focus where it belongs already.
      if (isFocusLost() && before.current instanceof HTMLElement) before.current.focus();
      catchFocus();
    },
  };
}
