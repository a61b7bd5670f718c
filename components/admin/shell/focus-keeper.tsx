'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { restoreLostFocus } from '@/components/ui/lost-focus';

/** After a navigation that removed the focused element, moves the focus to the new heading or row count. */
export function FocusKeeper() {
  const path = usePathname();
  const search = useSearchParams().toString();
  const before = useRef({ path, search });
  useEffect(() => {
    const last = before.current;
    before.current = { path, search };
    // Not on a full page load, where the browser starts at the top.
    if (last.path !== path) restoreLostFocus('heading');
    else if (last.search !== search) restoreLostFocus('rows');
  }, [path, search]);
  return null;
}
