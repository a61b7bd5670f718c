'use client';

import { useEffect } from 'react';
import { startMenus } from '@/components/site/shell/start-menus';

/** Makes the dropdowns in the menu preview work as on a public page. */
export function PreviewBehaviour() {
  useEffect(() => {
    const end = new AbortController();
    startMenus(end.signal);
    return () => end.abort();
  }, []);
  return null;
}
