'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { restoreLostFocus } from '@/components/ui/lost-focus';

/**
 * If a navigation has removed the focused element, moves the focus to the heading of the new screen or to the row count
 * of the list.
 */
export function FocusKeeper() {
  const path = usePathname();
  const search = useSearchParams().toString();
  const before = useRef({ path, search });
  useEffect(() => {
    const last = before.current;
    before.current = { path, search };
    // The focus stays where it is on a full page load, where the browser starts at the top.
    if (last.path !== path) restoreLostFocus('heading');
    else if (last.search !== search) restoreLostFocus('rows');
  }, [path, search]);
  return null;
}
