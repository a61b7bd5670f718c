'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useTransition } from 'react';
import { useRunningJobs } from './use-running-jobs';

/**
 * Keeps the list of jobs live: renders the screen again whenever a job has changed. `changedAt` is the time of the last
 * change that the screen shows. A render that is under way is never started again: while a job keeps the database busy,
 * a render takes longer than the time between two changes, and the screen would never show any of them.
 */
export function RefreshJobs({ changedAt: shown }: { changedAt: string | null }) {
  const router = useRouter();
  const asked = useRef<string | null>(null);
  const [isRendering, startRendering] = useTransition();
  const changedAt = useRunningJobs({ isWatched: true })?.changedAt;
  useEffect(() => {
    if (changedAt === undefined || changedAt === shown || changedAt === asked.current || isRendering) return;
    asked.current = changedAt;
    startRendering(() => router.refresh());
  }, [changedAt, shown, router, isRendering]);
  return null;
}
