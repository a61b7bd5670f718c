import { useEffect } from 'react';
import { markUnsaved, mayLeave } from '@/components/admin/unsaved';

/**
 * While `isUnsaved` is true, asks for confirmation before the page is left: by a link, a search, the browser's back and
 * forward buttons, or by closing or reloading the tab. Code that navigates must call `mayLeave` itself.
 */
export function useLeaveWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const forget = markUnsaved();
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    // Listen in the capture phase, before the router handles the click on a link.
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
      if (!link || link.target || link.hash || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (mayLeave()) return removeEventListener('beforeunload', onUnload);
      event.preventDefault();
      event.stopPropagation();
    };
    // Ask only if the submitted form has an `action`. A search form has an `action` and navigates; the editor's own
    // form has no `action` and stays on the page.
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      if (form.method !== 'get' || !form.hasAttribute('action')) return;
      if (mayLeave()) return removeEventListener('beforeunload', onUnload);
      event.preventDefault();
      event.stopPropagation();
    };
    // Ask only on 'back' and 'forward' within this document. Before another document is loaded, the browser itself asks
    // (beforeunload).
    const onNavigate = (event: NavigateEvent) => {
      const isWithin = event.navigationType === 'traverse' && event.destination.sameDocument;
      if (isWithin && event.cancelable && !mayLeave()) event.preventDefault();
    };
    addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, { capture: true });
    document.addEventListener('submit', onSubmit, { capture: true });
    // Browsers before 2026 may lack the Navigation API.
    const { navigation } = window as { navigation?: Navigation };
    navigation?.addEventListener('navigate', onNavigate);
    return () => {
      forget();
      removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, { capture: true });
      document.removeEventListener('submit', onSubmit, { capture: true });
      navigation?.removeEventListener('navigate', onNavigate);
    };
  }, [isUnsaved]);
}
