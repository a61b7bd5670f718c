import 'server-only';
import { z } from 'zod';
import type { Lane } from '@/lib/jobs/states';
import type { Json } from '@/lib/schema/database.types';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from './database-error';

interface NewJob {
  kind: string;
  lane: Lane;
  input: unknown;
  /** At most one active job of a kind has the same key. */
  key?: string;
  /** The id of the account that asked for the job. */
  askedBy?: string;
}

/** Stores a job and sends its message. Returns the id of the job, or of the active job with the same key. */
export async function sendJob(db: Db, { kind, lane, input, key, askedBy }: NewJob): Promise<string> {
  const args = { _kind: kind, _lane: lane, _input: input as Json, _key: key, _asked_by: askedBy };
  const { data, error } = await db.rpc('send_job', args);
  if (error) throw new DatabaseError('send a job', error);
  return data;
}

/** Returns whether a job of a kind waits or runs. `without` leaves out jobs whose input has this property. */
export async function hasUnfinishedJob(
  db: Db,
  kind: string,
  { without }: { without?: string } = {},
): Promise<boolean> {
  let query = db.from('jobs').select('id').eq('kind', kind).in('state', ['queued', 'running']);
  if (without) query = query.is(`input->${without}`, null);
  const { data, error } = await query.limit(1);
  if (error) throw new DatabaseError('look for an unfinished job', error);
  return data.length > 0;
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
  /** How long other workers leave the job alone, unless `extendJob` or `saveJob` extends this time. */
  seconds: number;
  /** The name of this worker, which the Jobs screen shows. */
  worker: string;
}

/** Takes the next job of a lane; returns null if none is waiting. */
export async function takeJob(db: Db, { lane, kinds, seconds, worker }: Taking): Promise<TakenJob | null> {
  const args = { _lane: lane, _kinds: kinds, _seconds: seconds, _worker: worker };
  const { data, error } = await db.rpc('take_job', args);
  if (error) throw new DatabaseError('take a job', error);
  return takenSchema.nullable().parse(data);
}

/** A run of a job: the time since a worker took it. All functions below do nothing for a run that is not the latest. */
export type Run = Pick<TakenJob, 'id' | 'run'>;

/** Keeps the job from other workers for some more seconds. Returns false if another worker has taken it. */
export async function extendJob(db: Db, { id, run }: Run, seconds: number): Promise<boolean> {
  const { data, error } = await db.rpc('extend_job', { _id: id, _run: run, _seconds: seconds });
  if (error) throw new DatabaseError('extend a job', error);
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
  _note: note?.slice(0, 500),
  _cost: cost,
});

const savedSchema = z.enum(['go on', 'stopped', 'lost']);

/**
 * Stores the position after a chunk. Returns 'stopped' if an editor has asked to pause or cancel the job, and 'lost' if
 * another worker has taken it.
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

/** Marks a job as done. Returns false if another worker has taken it. */
export async function finishJob(db: Db, { id, run }: Run, progress: Progress): Promise<boolean> {
  const { data, error } = await db.rpc('finish_job', { _id: id, _run: run, ...progressOf(progress) });
  if (error) throw new DatabaseError('finish a job', error);
  return data;
}

/**
 * Records a failure. The job is tried again later, unless this was its fifth attempt or it cannot succeed. Returns
 * false if another worker has taken the job.
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

/** Puts a job back into the queue, because this worker ends. Returns false if another worker has taken the job. */
export async function releaseJob(db: Db, { id, run }: Run): Promise<boolean> {
  const { data, error } = await db.rpc('release_job', { _id: id, _run: run });
  if (error) throw new DatabaseError('release a job', error);
  return data;
}

/** Deletes old rows that nobody needs, at most `limit` of each kind. Returns how many it has deleted, by kind. */
export async function tidyUp(db: Db, { limit }: { limit: number }): Promise<Record<string, number>> {
  const { data, error } = await db.rpc('tidy_up', { _limit: limit });
  if (error) throw new DatabaseError('tidy up', error);
  return z.record(z.string(), z.number()).parse(data);
}
