import 'server-only';
import { z } from 'zod';
import { isUnfinished, JOB_STATES, type JobRequest, type JobState } from '@/lib/jobs/states';
import type { ListQuery } from '@/lib/resources/list-query';
import type { Resource } from '@/lib/resources/resource';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from '../database-error';
import { listRows } from './rows';

const jobSchema = z.object({
  id: z.string(),
  kind: z.string(),
  input: z.unknown(),
  state: z.enum(JOB_STATES.map(({ value }) => value) as [JobState, ...JobState[]]),
  wish: z.string().nullable(),
  done: z.number(),
  total: z.number().nullable(),
  note: z.string().nullable(),
  attempts: z.number(),
  error: z.string().nullable(),
  cost: z.number().nullable(),
  asked_by: z.string().nullable(),
  schedule: z.string().nullable(),
  created_at: z.string(),
  started_at: z.string().nullable(),
  finished_at: z.string().nullable(),
  next_attempt_at: z.string().nullable(),
});
export type Job = z.output<typeof jobSchema>;

/** Returns one page of the list of jobs, and the number of all jobs that match the query. */
export async function listJobs(
  db: Db,
  { resource, query }: { resource: Resource; query: ListQuery },
): Promise<{ jobs: Job[]; count: number }> {
  const { rows, count } = await listRows(db, resource, query, Object.keys(jobSchema.shape));
  return { jobs: z.array(jobSchema).parse(rows), count };
}

/** Returns the jobs with these ids. */
export async function getJobs(db: Db, ids: string[]): Promise<Job[]> {
  if (ids.length === 0) return [];
  const { data, error } = await db.from('jobs').select(Object.keys(jobSchema.shape).join(', ')).in('id', ids);
  if (error) throw new DatabaseError('select jobs', error);
  return z.array(jobSchema).parse(data);
}

/**
 * Returns, by id, the current jobs of some imports or replacements. The current job is the unfinished one or, if there is
 * none, the latest. Jobs are deleted after some time, so the job of an old import or replacement may be missing.
 */
export async function currentJobs(
  db: Db,
  of: 'import' | 'replacement',
  ids: string[],
): Promise<Map<string, Job>> {
  if (ids.length === 0) return new Map();
  const { data, error } = await db
    .from('jobs')
    .select(Object.keys(jobSchema.shape).join(', '))
    .in(`input->>${of}`, ids)
    .order('created_at');
  if (error) throw new DatabaseError(`find the jobs of ${of}s`, error);
  const current = new Map<string, Job>();
  for (const job of z.array(jobSchema).parse(data)) {
    const id = z.record(z.string(), z.unknown()).parse(job.input)[of];
    const before = current.get(String(id));
    if (!before || isUnfinished(job) || !isUnfinished(before)) current.set(String(id), job);
  }
  return current;
}

export type RunningJob = Pick<Job, 'id' | 'kind' | 'done' | 'total' | 'note'>;

/** Returns at most 20 running jobs, the oldest first, and the time at which any job last changed. */
export async function listRunningJobs(db: Db): Promise<{ running: RunningJob[]; changedAt: string | null }> {
  const [running, changed] = await Promise.all([
    db
      .from('jobs')
      .select('id, kind, done, total, note')
      .eq('state', 'running')
      .order('started_at')
      .limit(20),
    db.from('jobs').select('updated_at').order('updated_at', { ascending: false }).limit(1).maybeSingle(),
  ]);
  if (running.error) throw new DatabaseError('list running jobs', running.error);
  if (changed.error) throw new DatabaseError('find the last change of a job', changed.error);
  return { running: running.data, changedAt: changed.data?.updated_at ?? null };
}

/**
 * Asks for a job to be paused, resumed, cancelled or retried. The database checks that the user is an admin. Returns
 * the new state, which is 'pausing' or 'cancelling' until a worker has finished its chunk. Null if the job's current
 * state does not allow the request.
 */
export async function askJob(db: Db, { id, what }: { id: string; what: JobRequest }): Promise<string | null> {
  const { data, error } = await db.rpc('ask_job', { _id: id, _what: what });
  if (error) throw new DatabaseError(`${what} a job`, error);
  return z.string().nullable().parse(data);
}
