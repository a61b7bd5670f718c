import 'server-only';
import { extendJob, failJob, finishJob, releaseJob, saveJob, type TakenJob } from '@/lib/data/jobs';
import { HopelessJobError } from '@/lib/jobs/hopeless-job-error';
import type { Db } from '@/lib/supabase/public';
import { inSpan } from '@/lib/tracing/in-span';
import type { JobKind } from './job-kind';

interface Conditions {
  db: Db;
  kinds: JobKind[];
  /** The time in seconds after which another worker may take the job, if this worker has not reported. */
  seconds: number;
  /** Returns whether the worker must stop. If so, the worker returns the job to the queue before the next chunk. */
  isEnding(): boolean;
}

/** Runs a job chunk by chunk until it ends, is stopped or fails, or until another worker takes it. */
export async function runJob(job: TakenJob, { db, kinds, seconds, isEnding }: Conditions): Promise<void> {
  const lost = new AbortController();
  // A chunk may take longer than `seconds`. This timer reports that the worker is alive, so that no other
  // worker takes the job.
  const beat = setInterval(
    () =>
      void extendJob(db, job, seconds).then(
        (isOurs) => isOurs || lost.abort(new Error('Another worker has taken the job')),
        () => undefined,
      ),
    (seconds * 1_000) / 3,
  );
  try {
    await runChunks(job, { db, kinds, seconds, isEnding }, lost.signal);
  } catch (error) {
    if (lost.signal.aborted) return;
    const isHopeless = error instanceof HopelessJobError;
    await failJob(db, job, { message: messageOf(error), isHopeless });
  } finally {
    clearInterval(beat);
  }
}

async function runChunks(
  job: TakenJob,
  { db, kinds, seconds, isEnding }: Conditions,
  signal: AbortSignal,
): Promise<void> {
  const kind = kinds.find((known) => known.kind === job.kind);
  if (!kind) throw new Error(`This worker knows no job '${job.kind}'`);
  let { position, done } = job;
  for (;;) {
    if (isEnding()) return void (await releaseJob(db, job));
    const chunk = { input: job.input, position, done, db, signal };
    const result = await inSpan(`job ${job.kind}`, { 'job.id': job.id, 'job.done': done }, () =>
      kind.runChunk(chunk),
    );
    if (signal.aborted) return;
    if (result.isLast) return void (await finishJob(db, job, result));
    if ((await saveJob(db, job, { ...result, seconds })) !== 'go on') return;
    ({ position, done } = result);
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
