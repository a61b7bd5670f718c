'use client';

import Link from 'next/link';
import { percentOf } from '@/lib/jobs/states';
import { useRunningJobs } from './use-running-jobs';

/** Shows the progress of running jobs in the header of every screen. Renders nothing while no job runs. */
export function RunningJobs() {
  const running = useRunningJobs()?.running ?? [];
  const [first] = running;
  if (!first) return null;
  const percent = percentOf(first);
  const more = running.length > 1 ? ` and ${running.length - 1} more` : '';
  return (
    <Link href="/admin/jobs?state=running" prefetch={false} className="running-jobs">
      <span className="truncate">
        {first.label}
        {more}
      </span>
      <progress
        aria-label={`Progress of ${first.label}`}
        max={100}
        value={percent ?? undefined}
        className="job-progress"
      />
    </Link>
  );
}
