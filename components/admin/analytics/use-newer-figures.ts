import { useRouter } from 'next/navigation';
import { useEffect, useRef, useTransition } from 'react';

/**
 * Refreshes the screen when newer figures exist. The figures on the screen contain all visits up to the time `shown`.
 * The newest figures contain all visits up to the time `newest`. Refreshes once for each newer time, and only after the
 * previous refresh has ended.
 */
export function useNewerFigures({ shown, newest }: { shown: string | null; newest: string | null }): void {
  const router = useRouter();
  const asked = useRef<string | null>(null);
  const [isRendering, startRendering] = useTransition();
  useEffect(() => {
    if (newest === null || newest === asked.current || isRendering) return;
    if (shown !== null && Date.parse(newest) <= Date.parse(shown)) return;
    asked.current = newest;
    startRendering(() => router.refresh());
  }, [newest, shown, router, isRendering]);
}
