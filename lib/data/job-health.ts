import 'server-only';
import type { JobState } from '@/lib/jobs/states';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from './database-error';

/** The maximum number of failed jobs to read. Any further failed jobs are only counted. */
const AT_MOST = 200;
const COUNTED = ['queued', 'running', 'paused', 'failed'] as const satisfies JobState[];

/** Returns how many jobs are queued, running, paused and failed. */
export async function countJobs(db: Db): Promise<Record<(typeof COUNTED)[number], number>> {
  const counted = COUNTED.map(async (state) => {
    const { count, error } = await db
      .from('jobs')
      .select('id', { count: 'exact', head: true })
      .eq('state', state);
    if (error) throw new DatabaseError(`count jobs (${state})`, error);
    return [state, count ?? 0] as const;
  });
  return Object.fromEntries(await Promise.all(counted)) as Record<(typeof COUNTED)[number], number>;
}

/** Returns the time since which the oldest due job has waited for a worker; null if none is waiting. */
export async function oldestWaitingJob(db: Db): Promise<string | null> {
  const now = new Date().toISOString();
  const { data, error } = await db
    .from('jobs')
    .select('created_at, next_attempt_at')
    .eq('state', 'queued')
    .or(`next_attempt_at.is.null,next_attempt_at.lte."${now}"`)
    .order('created_at')
    .limit(1)
    .maybeSingle();
  if (error) throw new DatabaseError('find the oldest waiting job', error);
  return data && (data.next_attempt_at ?? data.created_at);
}

/** Returns when the latest successful job of a kind ended; null if there is no such job. */
export async function lastSuccess(db: Db, { kind }: { kind: string }): Promise<string | null> {
  const { data, error } = await db
    .from('jobs')
    .select('finished_at')
    .eq('state', 'done')
    .eq('kind', kind)
    .order('finished_at', { ascending: false })
    .limit(1)
    .maybeSingle();
  if (error) throw new DatabaseError('find the last successful job', error);
  return data && data.finished_at;
}

/** Returns the kinds of the failed jobs and when they failed, the oldest first. */
export async function listFailedJobs(db: Db): Promise<{ kind: string; finished_at: string | null }[]> {
  const { data, error } = await db
    .from('jobs')
    .select('kind, finished_at')
    .eq('state', 'failed')
    .order('finished_at')
    .limit(AT_MOST);
  if (error) throw new DatabaseError('list failed jobs', error);
  return data;
}
