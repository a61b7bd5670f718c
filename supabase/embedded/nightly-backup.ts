import type { Database } from './database.ts';

/**
 * Adds the schedule of the nightly backup. A migration does not add it, because a hosted project has no data directory
 * that its workers could read (docs/backups.md).
 */
export async function scheduleBackups(db: Database): Promise<void> {
  const { rows } = await db.query<{ found: boolean }>(
    `select to_regclass('public.schedules') is not null as found`,
  );
  if (!rows[0]?.found) return;
  await db.query(
    `insert into public.schedules (name, kind, cron) values ('back-up', 'back-up', '10 2 * * *') on conflict do nothing`,
  );
}
