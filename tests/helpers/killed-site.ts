import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { CopyWithWorker } from './copy-with-worker.ts';
import { must } from './must.ts';
import { serverClient } from './site.ts';

/** Returns a job of the running site. */
export const jobOf = (id: string) => must(serverClient().from('jobs').select('*').eq('id', id).single());

/** Returns whether a job has stored a chunk of its work. */
export const hasProgress = async (id: string) => (await jobOf(id)).done > 0;

interface Work {
  /** Creates the job and returns its id. */
  send: () => Promise<string>;
  /** Returns whether the job has already done part of its work. */
  hasBegun: (id: string) => Promise<boolean>;
  /** Is called as soon as the site has ended. */
  afterKill?: () => void;
}

type Input = Record<string, string | boolean | string[]>;

/** Returns a function that sends a job of a kind and returns its id. */
export const sender =
  (kind: string, input: Input, lane = 'long') =>
  () =>
    must(serverClient().rpc('send_job', { _kind: kind, _lane: lane, _input: input }));

/** Starts a job, kills the site in the middle of it, starts the site again, and returns the job when it has ended. */
export async function killSiteDuring({ copy }: CopyWithWorker, { send, hasBegun, afterKill }: Work) {
  const id = await send();
  while (!(await hasBegun(id))) await sleep(20);
  await copy.killSite();
  afterKill?.();
  await expect.poll(async () => (await jobOf(id)).error).not.toBeNull();
  expect(await jobOf(id)).toMatchObject({ state: 'queued', finished_at: null });
  await copy.restartSite();
  await expect.poll(async () => (await jobOf(id)).state, { timeout: 240_000 }).toBe('done');
  return jobOf(id);
}

/**
 * Counts in the history how often each row was written whose slug begins with `prefix`. For example, { 1: 60 } means
 * that 60 rows were written once.
 */
export async function writesPerRow(
  table: string,
  action: string,
  prefix = 'killed-',
): Promise<Record<number, number>> {
  const counts = new Map<string, number>();
  for (let from = 0; ; from += 1_000) {
    const entries = await must(
      serverClient()
        .from('audit_log')
        .select('row_slug')
        .match({ table_name: table, action })
        .like('row_slug', `${prefix}%`)
        .order('id')
        .range(from, from + 999),
    );
    for (const { row_slug: slug } of entries) counts.set(slug ?? '', (counts.get(slug ?? '') ?? 0) + 1);
    if (entries.length < 1_000) break;
  }
  const rows: Record<number, number> = {};
  for (const count of counts.values()) rows[count] = (rows[count] ?? 0) + 1;
  return rows;
}
