'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { restoreLostFocus } from '@/components/ui/lost-focus';

/**
 * If a navigation has removed the focused element, moves the focus: to the heading of a new screen, or to the row count
 * if the list on the same screen has changed.
 */
export function FocusKeeper() {
  const path = usePathname();
  const search = useSearchParams().toString();
  const before = useRef({ path, search });
  useEffect(() => {
    const last = before.current;
    before.current = { path, search };
    // Do nothing after a full page load, because the browser then starts at the top of the page.
    if (last.path !== path) restoreLostFocus('heading');
    else if (last.search !== search) restoreLostFocus('rows');
  }, [path, search]);
  return null;
}
