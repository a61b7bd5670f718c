'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useRunningJobs } from './use-running-jobs';

/**
 * Keeps the list of jobs live: renders the screen again whenever a job has changed. `changedAt` is the time of the last
 * change that the screen shows.
 */
export function RefreshJobs({ changedAt: shown }: { changedAt: string | null }) {
  const router = useRouter();
  const changedAt = useRunningJobs({ isWatched: true })?.changedAt;
  useEffect(() => {
    if (changedAt !== undefined && changedAt !== shown) router.refresh();
  }, [changedAt, shown, router]);
  return null;
}
