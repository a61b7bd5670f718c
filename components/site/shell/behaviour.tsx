'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useTransition } from 'react';
import { startDrawer } from './start-drawer';
import { startHeader } from './start-header';
import { markCurrent, startMenus } from './start-menus';
import { expectNavigation, setFollow, settle, startPendingNavigation } from './pending-navigation';
import { startSoftLinks } from './soft-links';
import { startPictures } from './start-pictures';
import { startShortlist } from './start-shortlist';

interface Props {
  affiliateScript: string | undefined;
  /** The names of the public lists, separated by spaces. */
  lists: string;
}

/**
 * Makes the frame of public pages interactive: header, menus, drawer, pictures, shortlist, links and skeleton. Imports
 * the code for less urgent tasks only after the page has loaded.
 */
export function ShellBehaviour({ affiliateScript, lists }: Props) {
  const router = useRouter();
  // `isPending` is true from the click on a link until the new page is rendered, even if the link leads to the current
  // page and the URL does not change.
  const [isPending, startTransition] = useTransition();
  useEffect(() => {
    if (isPending) return;
    settle();
    markCurrent();
  }, [isPending]);
  useEffect(() => {
    const done = new AbortController();
    const { signal } = done;
    startHeader(signal);
    startMenus(signal);
    startDrawer(signal);
    startPictures(signal);
    startShortlist(signal);
    const follow = (href: string) => {
      expectNavigation(href, lists);
      startTransition(() => router.push(href));
    };
    setFollow(follow, signal);
    startSoftLinks(router, signal);
    startPendingNavigation(signal);
    const later = () =>
      void import('./after-load').then(
        ({ startAfterLoad }) => startAfterLoad(signal, affiliateScript),
        () => undefined,
      );
    if (document.readyState === 'complete') later();
    else addEventListener('load', later, { once: true, signal });
    return () => done.abort();
  }, [affiliateScript, lists, router]);
  return null;
}
