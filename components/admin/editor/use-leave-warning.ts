import { useEffect } from 'react';

const QUESTION = 'There are unsaved changes. Leave without saving them?';

/** While `isUnsaved`, asks before the page is left: by a link of the admin area, and by closing or reloading the tab. */
export function useLeaveWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    // In the capture phase, before the router takes the click.
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
      if (!link || link.target || link.hash || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (confirm(QUESTION)) return removeEventListener('beforeunload', onUnload);
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, [isUnsaved]);
}
