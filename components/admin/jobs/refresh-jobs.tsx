'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useTransition } from 'react';
import { useRunningJobs } from './use-running-jobs';

/** The pause before a screen is rendered again if it still does not show the last job change. */
const AGAIN_MS = 5_000;

/**
 * Keeps a screen that depends on jobs up to date: renders it again whenever a job has changed. `changedAt` is the time
 * of the last job change that the screen shows. A change during a render does not restart the render. While a job
 * keeps the database busy, a render takes longer than the time between two changes, so restarted renders would never
 * finish. A render may also fail then, so a screen that still shows an older change is rendered again.
 */
export function RefreshJobs({ changedAt: shown }: { changedAt: string | null }) {
  const router = useRouter();
  const asked = useRef<string | null>(null);
  const [isRendering, startRendering] = useTransition();
  const changedAt = useRunningJobs({ isWatched: true })?.changedAt;
  useEffect(() => {
    if (changedAt === undefined || changedAt === shown || isRendering) return;
    const render = () => {
      asked.current = changedAt;
      startRendering(() => router.refresh());
    };
    if (changedAt !== asked.current) return render();
    const timer = setTimeout(render, AGAIN_MS);
    return () => clearTimeout(timer);
  }, [changedAt, shown, router, isRendering]);
  return null;
}
