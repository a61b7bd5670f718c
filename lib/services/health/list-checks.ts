import 'server-only';
import { otherInstances, type SharingState } from '@/lib/cache/other-instances';
import { countJobs, listFailedJobs, oldestWaitingJob } from '@/lib/data/job-health';
import { listSchedules, type Schedule } from '@/lib/data/schedules';
import { formatMoment } from '@/lib/dates/london-time';
import { isWorkerMissing } from '@/lib/services/jobs/worker-missing';
import { labelOfKind } from '@/lib/services/jobs/kinds';
import type { Db } from '@/lib/supabase/public';
import { readOutages } from '@/lib/supabase/outages';
import { checkDatabase, type DatabaseHealth } from './check-database';

/** A part of the site that can fail while the rest works. */
export interface Check {
  key: 'database' | 'instances' | 'worker' | 'queue' | 'jobs';
  label: string;
  isDegraded: boolean;
  /** Since when the part is degraded; null if it works, or if nobody knows. */
  since: string | null;
  /** A sentence about the fault, or that the part works. */
  text: string;
  /** The next step for an admin; null if there is nothing to do. */
  advice: string | null;
  /** The path of the screen on which to do it; null if it is not done in the admin area. */
  path: string | null;
}

/** How long a due job may wait. A worker looks for jobs every second, but a long job may keep its lane busy. */
const LONGEST_WAIT_MS = 10 * 60_000;

/** Returns the state of each part, as `db` may see it: the client of an admin, or one with the secret key. */
export async function listChecks(db: Db): Promise<Check[]> {
  const database = await checkDatabase(db);
  const sharing = otherInstances.sharing?.state();
  const instances = sharing ? [instancesCheck(sharing)] : [];
  if (!database.isReachable) return [databaseCheck(database), ...instances];
  const [schedules, counts, oldest, failed] = await Promise.all([
    listSchedules(db),
    countJobs(db),
    oldestWaitingJob(db),
    listFailedJobs(db),
  ]);
  return [
    databaseCheck(database),
    ...instances,
    workerCheck(schedules),
    queueCheck(counts.queued, oldest),
    jobsCheck(counts.failed, failed),
  ];
}

function databaseCheck(health: DatabaseHealth): Check {
  const common = { key: 'database', label: 'Database', path: null } as const;
  if (!health.isReachable) {
    const advice =
      'Check that the database runs and that the site can reach it. Until then, visitors see the last known pages, and nothing can be saved.';
    return { ...common, isDegraded: true, since: health.since, text: 'The database doesn’t answer.', advice };
  }
  const { last } = readOutages();
  const past = last
    ? ` It last failed to answer ${formatMoment(last.since)}, and answered again ${formatMoment(last.until)}.`
    : '';
  const text = `The database answered in ${health.ms} ms.${past}`;
  return { ...common, isDegraded: false, since: null, text, advice: null };
}

function instancesCheck({ isShared, since }: SharingState): Check {
  return {
    key: 'instances',
    label: 'Other instances',
    isDegraded: !isShared,
    since: isShared ? null : since,
    text: isShared
      ? 'This instance is connected to the others through Redis.'
      : 'Redis doesn’t answer this instance, so the others may show a change up to five minutes late.',
    advice: isShared ? null : 'Check that Redis runs and that this instance can reach it.',
    path: null,
  };
}

function workerCheck(schedules: Schedule[]): Check {
  const isDegraded = isWorkerMissing(schedules);
  const [first = null] = schedules.flatMap(({ next_due_at: next }) => next ?? []).toSorted();
  return {
    key: 'worker',
    label: 'Worker',
    isDegraded,
    since: isDegraded ? first : null,
    text: isDegraded
      ? 'No worker is running, so jobs wait and scheduled texts appear late.'
      : 'A worker runs the schedules on time.',
    advice: isDegraded ? 'Start a worker with npm run worker.' : null,
    path: isDegraded ? '/admin/jobs' : null,
  };
}

function queueCheck(queued: number, oldest: string | null): Check {
  const isDegraded = oldest !== null && Date.parse(oldest) < Date.now() - LONGEST_WAIT_MS;
  return {
    key: 'queue',
    label: 'Waiting jobs',
    isDegraded,
    since: isDegraded ? oldest : null,
    text: queued === 1 ? '1 job is waiting.' : `${queued} jobs are waiting.`,
    advice: isDegraded ? 'Start a further worker, or pause a long job that keeps the others waiting.' : null,
    path: isDegraded ? '/admin/jobs?state=queued' : null,
  };
}

function jobsCheck(count: number, failed: { kind: string; finished_at: string | null }[]): Check {
  const kinds = [...new Set(failed.map(({ kind }) => labelOfKind(kind)))].join(', ');
  const jobs = count === 1 ? '1 job has failed' : `${count} jobs have failed`;
  return {
    key: 'jobs',
    label: 'Failed jobs',
    isDegraded: count > 0,
    since: failed[0]?.finished_at ?? null,
    text: count > 0 ? `${jobs}: ${kinds}.` : 'No job has failed.',
    advice: count > 0 ? 'Read the error of each job, then try it again or cancel it.' : null,
    path: count > 0 ? '/admin/jobs?state=failed' : null,
  };
}
