'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { useRunningJobs } from './use-running-jobs';

/** Keeps the list of jobs live: renders the screen again whenever a job has changed. */
export function RefreshJobs() {
  const router = useRouter();
  const changedAt = useRunningJobs({ isWatched: true })?.changedAt;
  const last = useRef(changedAt);
  useEffect(() => {
    if (changedAt !== undefined && last.current !== undefined && changedAt !== last.current) router.refresh();
    last.current = changedAt;
  }, [changedAt, router]);
  return null;
}
