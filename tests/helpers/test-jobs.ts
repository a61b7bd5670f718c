import { appendFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { defineJob } from '@/lib/services/jobs/job-kind';

/**
 * A job for tests. Each chunk inserts one redirect, waits, and then writes its number and the id of its process to a
 * file. The audit log records each insertion, so it shows whether a chunk has inserted its redirect twice.
 */
const steps = defineJob({
  kind: 'test-steps',
  label: 'Steps of a test',
  lane: 'long',
  input: z.object({ name: z.string(), steps: z.number(), pauseMs: z.number(), file: z.string() }),
  position: z.object({ next: z.number() }),
  async runChunk({ input: { name, steps: total, pauseMs, file }, position, db }) {
    const step = position?.next ?? 1;
    const row = { from_path: `/${name}-${step}`, to_path: '/retailers' };
    const { error } = await db
      .from('redirects')
      .upsert(row, { onConflict: 'from_path', ignoreDuplicates: true });
    if (error) throw new Error(error.message);
    await sleep(pauseMs);
    appendFileSync(file, `${name} ${step} ${process.pid}\n`);
    const progress = { done: step, total, note: `Step ${step} of ${total}`, cost: 0.01 };
    return step === total
      ? { isLast: true, ...progress }
      : { isLast: false, ...progress, position: { next: step + 1 } };
  },
});

/** A job for tests that always fails. It writes each attempt to a file. */
const failing = defineJob({
  kind: 'test-failing',
  label: 'A failing job of a test',
  lane: 'quick',
  input: z.object({ file: z.string() }),
  position: z.null(),
  runChunk({ input: { file } }) {
    appendFileSync(file, `attempt ${process.pid}\n`);
    return Promise.reject(new Error('This job of a test always fails'));
  },
});

/**
 * A job for tests that a schedule creates. It records each of its runs in the file that the environment variable
 * SCHEDULED_FILE names.
 */
const scheduled = defineJob({
  kind: 'test-scheduled',
  label: 'A scheduled job of a test',
  lane: 'quick',
  input: z.object({}),
  position: z.null(),
  runChunk() {
    appendFileSync(process.env.SCHEDULED_FILE ?? '', `${process.pid}\n`);
    return Promise.resolve({ isLast: true, done: 1 });
  },
});

/** Kinds of jobs that only tests use. The site's workers do not run them. */
export const TEST_KINDS = [steps, failing, scheduled];
