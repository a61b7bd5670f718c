import { useEffect } from 'react';
import { markUnsaved, mayLeave } from '@/components/admin/unsaved';

/**
 * While `isUnsaved`, asks before the page is left: by a link, by a search, by the browser's way back and forth, and by
 * closing or reloading the tab. What leads elsewhere by script asks `mayLeave` itself.
 */
export function useLeaveWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const forget = markUnsaved();
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    // In the capture phase, before the router takes the click.
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
      if (!link || link.target || link.hash || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (mayLeave()) return removeEventListener('beforeunload', onUnload);
      event.preventDefault();
      event.stopPropagation();
    };
    // A search leads away as a link does; the form that edits has no address.
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      if (form.method !== 'get' || !form.hasAttribute('action')) return;
      if (mayLeave()) return removeEventListener('beforeunload', onUnload);
      event.preventDefault();
      event.stopPropagation();
    };
    // To another document the browser asks by itself (beforeunload).
    const onNavigate = (event: NavigateEvent) => {
      const isWithin = event.navigationType === 'traverse' && event.destination.sameDocument;
      if (isWithin && event.cancelable && !mayLeave()) event.preventDefault();
    };
    addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, { capture: true });
    document.addEventListener('submit', onSubmit, { capture: true });
    // Browsers before 2026 may lack it.
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
