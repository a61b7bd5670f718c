'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { catchFocus } from '@/components/ui/lost-focus';

/** After a step to another address, the focus of whatever went with the old one is at the new heading or row count. */
export function FocusKeeper() {
  const path = usePathname();
  const search = useSearchParams().toString();
  const before = useRef({ path, search });
  useEffect(() => {
    const last = before.current;
    before.current = { path, search };
    // Not when a page is loaded as a whole: there the browser begins at its top.
    if (last.path !== path) catchFocus('heading');
    else if (last.search !== search) catchFocus('rows');
  }, [path, search]);
  return null;
}
