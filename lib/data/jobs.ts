import 'server-only';
import { z } from 'zod';
import { type Lane, UNFINISHED_STATES } from '@/lib/jobs/states';
import type { Json } from '@/lib/schema/database.types';
import type { Db } from '@/lib/supabase/public';
import { cut } from '@/lib/text/cut';
import { DatabaseError } from './database-error';

interface NewJob {
  kind: string;
  lane: Lane;
  input: unknown;
  /** A key that prevents duplicates: at most one active job of a kind may have the same key. */
  key?: string;
  /** The id of the account that asked for the job. */
  askedBy?: string;
}

/**
 * Stores a job and sends its message to the queue. Returns the id of the job, or of the active job with the same key.
 */
export async function sendJob(db: Db, { kind, lane, input, key, askedBy }: NewJob): Promise<string> {
  const args = { _kind: kind, _lane: lane, _input: input as Json, _key: key, _asked_by: askedBy };
  const { data, error } = await db.rpc('send_job', args);
  if (error) throw new DatabaseError('send a job', error);
  return data;
}

/**
 * Returns whether a job of a kind is unfinished: 'under way' if one is queued or running, 'paused' if every
 * unfinished one is paused, null if there is none. Ignores jobs for chosen rows, whose input has `ids`.
 */
export async function findUnfinishedJob(db: Db, kind: string): Promise<'under way' | 'paused' | null> {
  const { data, error } = await db
    .from('jobs')
    .select('state')
    .eq('kind', kind)
    .in('state', UNFINISHED_STATES)
    .is('input->ids', null)
    .limit(100);
  if (error) throw new DatabaseError('look for an unfinished job', error);
  if (data.some(({ state }) => state !== 'paused')) return 'under way';
  return data.length > 0 ? 'paused' : null;
}

const takenSchema = z.object({
  id: z.string(),
  run: z.number(),
  kind: z.string(),
  input: z.unknown(),
  position: z.unknown(),
  done: z.number(),
  attempts: z.number(),
});
export type TakenJob = z.output<typeof takenSchema>;

interface Taking {
  lane: Lane;
  /** The kinds of jobs that this worker knows. */
  kinds: string[];
  /** The kinds of which no two jobs may run at the same time. */
  alone: string[];
  /** For how many seconds no other worker may take the job. `extendJob` and `saveJob` extend this time. */
  seconds: number;
  /** The name of this worker, which the Jobs screen shows. */
  worker: string;
}

/** Takes the next job of a lane; returns null if none is waiting. */
export async function takeJob(
  db: Db,
  { lane, kinds, alone, seconds, worker }: Taking,
): Promise<TakenJob | null> {
  const args = { _lane: lane, _kinds: kinds, _alone: alone, _seconds: seconds, _worker: worker };
  const { data, error } = await db.rpc('take_job', args);
  if (error) throw new DatabaseError('take a job', error);
  return takenSchema.nullable().parse(data);
}

/**
 * A run of a job, which begins when a worker takes the job. The run is lost if the job is no longer running or a later
 * run of it has begun. The functions below that take a run do nothing if the run is lost.
 */
export type Run = Pick<TakenJob, 'id' | 'run'>;

/** Keeps the job from other workers for some more seconds. Returns false if the run is lost. */
export async function extendJob(db: Db, { id, run }: Run, seconds: number): Promise<boolean> {
  const { data, error } = await db.rpc('extend_job', { _id: id, _run: run, _seconds: seconds });
  if (error) throw new DatabaseError('extend a job', error);
  return data;
}

/** Lets other workers take the jobs of a worker that has ended without giving them back. Returns the number of jobs. */
export async function releaseJobs(db: Db, worker: string): Promise<number> {
  const { data, error } = await db.rpc('release_jobs', { _worker: worker });
  if (error) throw new DatabaseError('release the jobs of a worker', error);
  return data;
}

interface Progress {
  done: number;
  total?: number;
  note?: string;
  cost?: number;
}

const progressOf = ({ done, total, note, cost }: Progress) => ({
  _done: done,
  _total: total,
  _note: note === undefined ? undefined : cut(note, 500),
  _cost: cost,
});

const savedSchema = z.enum(['go on', 'stopped', 'lost']);

/**
 * Stores the position of a job after a chunk: where the next chunk begins. Returns 'stopped' if an editor has asked to
 * pause or cancel the job, 'lost' if the run is lost, and otherwise 'go on'.
 */
export async function saveJob(
  db: Db,
  { id, run }: Run,
  { seconds, position, ...progress }: Progress & { seconds: number; position: unknown },
): Promise<z.output<typeof savedSchema>> {
  const args = {
    _id: id,
    _run: run,
    _seconds: seconds,
    _position: position as Json,
    ...progressOf(progress),
  };
  const { data, error } = await db.rpc('save_job', args);
  if (error) throw new DatabaseError('save a job', error);
  return savedSchema.parse(data);
}

/** Marks a job as done. Returns false if the run is lost. */
export async function finishJob(db: Db, { id, run }: Run, progress: Progress): Promise<boolean> {
  const { data, error } = await db.rpc('finish_job', { _id: id, _run: run, ...progressOf(progress) });
  if (error) throw new DatabaseError('finish a job', error);
  return data;
}

/**
 * Records a failure. The job is tried again later, with three exceptions: it cannot succeed, this was the fifth attempt
 * at its chunk, or an editor has asked to pause or cancel it. Returns false if the run is lost.
 */
export async function failJob(
  db: Db,
  { id, run }: Run,
  { message, isHopeless }: { message: string; isHopeless: boolean },
): Promise<boolean> {
  const args = { _id: id, _run: run, _error: message, _is_final: isHopeless };
  const { data, error } = await db.rpc('fail_job', args);
  if (error) throw new DatabaseError('record a failed job', error);
  return data;
}

/** Puts a job back into the queue, because this worker is about to exit. Returns false if the run is lost. */
export async function releaseJob(db: Db, { id, run }: Run): Promise<boolean> {
  const { data, error } = await db.rpc('release_job', { _id: id, _run: run });
  if (error) throw new DatabaseError('release a job', error);
  return data;
}

/**
 * Deletes old rows that nobody needs, at most `limit` of each kind, and the values in old imports that an undo no longer
 * needs. Returns the number of rows by kind, but does not count the archived messages of the queues and the imports
 * themselves.
 */
export async function tidyUp(db: Db, { limit }: { limit: number }): Promise<Record<string, number>> {
  const { data, error } = await db.rpc('tidy_up', { _limit: limit });
  if (error) throw new DatabaseError('tidy up', error);
  return z.record(z.string(), z.number()).parse(data);
}
