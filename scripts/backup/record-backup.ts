import os from 'node:os';
import type pg from 'pg';
import { BACK_UP } from '../../lib/jobs/states.ts';
import { cut } from '../../lib/text/cut.ts';

interface Finished {
  folder: string;
  startedAt: Date;
  bytes: number;
}

const sizeOf = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${Math.round(bytes / 1_000_000)} MB`;

/**
 * Records a finished backup as a job that has succeeded, so that the screens Health and Jobs show it like a backup that
 * a worker made (lib/services/jobs/kinds/back-up). If that fails, prints a warning, because the backup itself is whole.
 */
export async function recordBackup(client: pg.Client, { folder, startedAt, bytes }: Finished): Promise<void> {
  const note = cut(`Backed up to ${folder} (${sizeOf(bytes)})`, 500);
  const worker = cut(`npm run backup on ${os.hostname()}`, 200);
  try {
    await client.query(
      `insert into public.jobs (kind, lane, state, done, total, note, worker, started_at, finished_at)
       values ($1, $2, 'done', 1, 1, $3, $4, $5, now())`,
      [BACK_UP.kind, BACK_UP.lane, note, worker, startedAt],
    );
  } catch (error) {
    console.error(`The backup could not be recorded in the database: ${(error as Error).message}`);
  }
}
