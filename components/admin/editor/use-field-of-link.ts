import { useEffect } from 'react';

/** Moves the focus to the field that the URL's fragment names (fieldPathOf), once the form is usable. */
export function useFieldOfLink(): void {
  useEffect(() => {
    const place = document.getElementById(window.location.hash.slice(1));
    if (place?.classList.contains('editor-field')) place.focus();
  }, []);
}
