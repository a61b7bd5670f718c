'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useTransition } from 'react';
import { startDrawer } from './start-drawer';
import { startHeader } from './start-header';
import { startMenus } from './start-menus';
import { expectNavigation, setFollow, settle, startPendingNavigation } from './pending-navigation';
import { startSoftLinks } from './soft-links';
import { startPictures } from './start-pictures';

/**
 * Brings the shell's HTML to life. The one script of the header, the drawer, the pictures and the skeleton; what can
 * wait until the page has loaded is imported then.
 */
export function ShellBehaviour({ affiliateScript }: { affiliateScript: string | undefined }) {
  const router = useRouter();
  // Ends when the page is there, also where it is the one that was there before.
  const [isPending, startTransition] = useTransition();
  useEffect(() => {
    if (!isPending) settle();
  }, [isPending]);
  useEffect(() => {
    const done = new AbortController();
    const { signal } = done;
    startHeader(signal);
    startMenus(signal);
    startDrawer(signal);
    startPictures(signal);
    const follow = (href: string) => {
      expectNavigation(href);
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
  }, [affiliateScript, router]);
  return null;
}
