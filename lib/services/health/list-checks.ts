import 'server-only';
import { OUTAGE_ADVICE } from '@/lib/admin/outage-texts';
import { otherInstances, type SharingState } from '@/lib/cache/other-instances';
import { countJobs, lastSuccess, listFailedJobs, oldestWaitingJob } from '@/lib/data/job-health';
import { listSchedules, type Schedule } from '@/lib/data/schedules';
import { formatMoment } from '@/lib/dates/london-time';
import { isWorkerMissing } from '@/lib/services/jobs/worker-missing';
import { labelOfKind } from '@/lib/services/jobs/kinds';
import { backUp } from '@/lib/services/jobs/kinds/back-up';
import type { Db } from '@/lib/supabase/public';
import { readOutages } from '@/lib/supabase/outages';
import { checkDatabase, type DatabaseHealth } from './check-database';

/** The state of one part of the site, such as the database. Each part can fail while the others work. */
export interface Check {
  key: 'database' | 'instances' | 'worker' | 'queue' | 'jobs' | 'backups';
  label: string;
  isDegraded: boolean;
  /** When the part became degraded; null if it works, or if the time is unknown. */
  since: string | null;
  /** A sentence that describes the fault, or says that the part works. */
  text: string;
  /** The next step for an admin; null if there is nothing to do. */
  advice: string | null;
  /** The path of the screen for the next step; null if the next step is outside the admin area. */
  path: string | null;
}

/**
 * The maximum time that a due job may wait in a healthy queue. A worker looks for jobs every second, but a long job may
 * keep its queue busy.
 */
const LONGEST_WAIT_MS = 10 * 60_000;
/** The maximum age of the latest backup. Backups are nightly, and one may be late or be tried again. */
const OLDEST_BACKUP_MS = 36 * 3_600_000;

/**
 * Returns the state of each part of the site that `db` may read. `db` must be an admin's client or have the secret key.
 */
export async function listChecks(db: Db): Promise<Check[]> {
  const database = await checkDatabase(db);
  const sharing = otherInstances.sharing?.state();
  const instances = sharing ? [instancesCheck(sharing)] : [];
  if (!database.isReachable) return [databaseCheck(database), ...instances];
  const [schedules, counts, oldest, failed, backedUp] = await Promise.all([
    listSchedules(db),
    countJobs(db),
    oldestWaitingJob(db),
    listFailedJobs(db),
    lastSuccess(db, { kind: backUp.kind }),
  ]);
  const backups = schedules.find(({ kind }) => kind === backUp.kind);
  return [
    databaseCheck(database),
    ...instances,
    workerCheck(schedules),
    queueCheck(counts.queued, oldest),
    jobsCheck(counts.failed, failed),
    backups ? nightlyBackupsCheck(backups, backedUp) : ownBackupsCheck(schedules, backedUp),
  ];
}

function databaseCheck(health: DatabaseHealth): Check {
  const common = { key: 'database', label: 'Database', path: null } as const;
  if (!health.isReachable) {
    const text = 'The database doesn’t answer.';
    return { ...common, isDegraded: true, since: health.since, text, advice: OUTAGE_ADVICE };
  }
  const { last } = readOutages();
  const past = last ? ` Last outage: ${formatMoment(last.since)} to ${formatMoment(last.until)}.` : '';
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
    advice: isShared ? null : 'Check that Redis is running and that this instance can reach it.',
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
      : 'A worker is running the schedules on time.',
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
    advice: isDegraded ? 'Start another worker, or pause a long job that keeps the others waiting.' : null,
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

/**
 * Returns the state of the backups.
 * @param last the time of the last backup. Successful jobs are deleted after a month
 * @param from since when there should be backups, if there was none
 */
function backupsCheck(last: string | null, from: string) {
  const isDegraded = Date.parse(last ?? from) < Date.now() - OLDEST_BACKUP_MS;
  const none = isDegraded ? 'There was no backup in the last month.' : 'No backup has been made yet.';
  const text = last ? `Last backup: ${formatMoment(last)}.` : none;
  return { key: 'backups', isDegraded, since: isDegraded ? last : null, text } as const;
}

function nightlyBackupsCheck(schedule: Schedule, last: string | null): Check {
  const check = backupsCheck(last, schedule.created_at);
  const next = schedule.next_due_at ? ` Next backup due: ${formatMoment(schedule.next_due_at)}.` : '';
  return {
    ...check,
    label: 'Nightly backups',
    text: check.text + next,
    advice: check.isDegraded ? 'Find out why the latest backup jobs failed, then run npm run backup.' : null,
    path: check.isDegraded ? `/admin/jobs?kind=${schedule.kind}` : null,
  };
}

/**
 * The workers of a hosted project cannot back it up, so it has no schedule for this. The operator lets `npm run backup`
 * run every night, which records each backup (docs/backups.md). The migrations create the other schedules, so these say
 * how old the project is.
 */
function ownBackupsCheck(schedules: Schedule[], last: string | null): Check {
  const [created = new Date().toISOString()] = schedules.map(({ created_at: at }) => at).toSorted();
  const check = backupsCheck(last, created);
  const advice =
    'Schedule npm run backup every night on a machine that has the project’s DATABASE_URL, and find out why it didn’t run.';
  return { ...check, label: 'Backups', advice: check.isDegraded ? advice : null, path: null };
}
