import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { LANES, REFRESH_SITE } from '../../lib/jobs/states.ts';
import { StartupError } from '../serve/startup-error.ts';
import { DUMP } from './back-up-native.ts';
import type { Manifest } from './manifest.ts';
import { connect, describeDatabase, runProgram } from './native-database.ts';
import type { Target } from './options.ts';
import { uploadProjectFiles } from './project-files.ts';
import { restoredSettings } from './restore-embedded.ts';
import type { Restore } from './restore-embedded.ts';

/** The tables into which the migrations themselves insert rows, so they are not empty in a new project. */
export const FILLED_BY_MIGRATIONS = [
  'private.event_progress',
  'private.link_collection',
  'private.link_key',
  'public.content_settings',
  'public.homepage_settings',
  'public.operator_settings',
  'public.schedules',
  'public.typography_settings',
];

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/**
 * Returns SQL that empties the tables. It disables triggers, because some of them forbid deleting the versions of
 * prompts. It uses `delete` for accounts, because `truncate` would need rights on all tables of `auth`.
 */
function emptyingSql({ rows }: Manifest): string {
  const site = Object.keys(rows).filter((name) => !name.startsWith('auth.'));
  return `set statement_timeout = 0;
set session_replication_role = replica;
truncate ${site.join(', ')} restart identity;
set session_replication_role = origin;
delete from auth.users;
set session_replication_role = replica;
`;
}

/**
 * Returns the SQL for the end of a restore. It queues jobs that were waiting or running, because the dump does not
 * contain the queues. It fails if the number of rows in a table differs from the manifest. Finally it queues a job that
 * makes the pages expire which the instances of the site stored before.
 */
function endingSql({ rows }: Manifest): string {
  const queues = LANES.map((lane) => `select pgmq.purge_queue('jobs_${lane}');`).join('\n');
  const counts = Object.entries(rows).map(([name, count]) => `(${quoted(name)}, ${count}::bigint)`);
  return `set session_replication_role = origin;
set search_path = "$user", public, extensions;
${queues}
update public.jobs set state = 'queued', message_id = (
    select sent from pgmq.send('jobs_' || lane, jsonb_build_object('id', id)) as sent
  ) where state in ('queued', 'running');
do $$
declare
  _table text;
  _wanted bigint;
  _found bigint;
begin
  for _table, _wanted in select * from (values ${counts.join(', ')}) as listed loop
    execute 'select count(*) from ' || _table into _found;
    if _found <> _wanted then
      raise exception '% has % rows instead of %', _table, _found, _wanted;
    end if;
  end loop;
end $$;
select public.send_job(${quoted(REFRESH_SITE.kind)}, ${quoted(REFRESH_SITE.lane)}, '{}');
`;
}

async function assertFits({ manifest, mayReplace }: Restore, url: string): Promise<void> {
  const client = await connect(url);
  try {
    const target = await describeDatabase(client);
    if (target.migration !== manifest.migration) {
      throw new StartupError(
        `The backup was made at the migration ${manifest.migration}, and the database in DATABASE_URL is at ${target.migration}: apply the same migrations to an empty project, restore, and apply newer ones afterwards.`,
      );
    }
    const missing = Object.keys(manifest.rows).find((name) => !(name in target.rows));
    if (missing) throw new StartupError(`The database in DATABASE_URL has no table ${missing}.`);
    const filled = Object.keys(target.rows).find(
      (name) => (target.rows[name] ?? 0) > 0 && !FILLED_BY_MIGRATIONS.includes(name),
    );
    if (filled && !mayReplace) {
      throw new StartupError(
        `The database in DATABASE_URL is not empty (${filled}): restore into another project, or replace its data with --replace.`,
      );
    }
  } finally {
    await client.end();
  }
}

/**
 * Restores a whole dump into a database whose migrations have run, or changes nothing. Uploads the files first, then
 * loads the dump in one transaction. If the transaction fails, deletes the files that this restore has uploaded.
 * Otherwise deletes the project's files that are not in the backup, and stores the backup's settings in the data
 * directory. Returns a sentence about the result for the operator.
 */
export async function restoreNative(restore: Restore, target: Target): Promise<string> {
  const { databaseUrl: url = '', configuration } = target;
  const { backup, manifest } = restore;
  await assertFits(restore, url);
  const scratch = await mkdtemp(path.join(os.tmpdir(), 'restore-'));
  try {
    const [before, data, after] = ['before.sql', 'data.sql', 'after.sql'].map((name) =>
      path.join(scratch, name),
    ) as [string, string, string];
    await writeFile(before, emptyingSql(manifest));
    await runProgram(
      'pg_restore',
      ['--data-only', '--no-owner', `--file=${data}`, path.join(backup, DUMP)],
      url,
    );
    await writeFile(after, endingSql(manifest));
    const files = await uploadProjectFiles(target, backup);
    const scripts = [before, data, after].flatMap((file) => ['-f', file]);
    await runProgram('psql', ['-X', '-q', '-v', 'ON_ERROR_STOP=1', '-1', ...scripts], url).catch(
      async (error: Error) => {
        await files.takeBack();
        throw new StartupError(`The database refused the backup, and nothing was changed: ${error.message}`);
      },
    );
    await files.deleteOthers();
    await mkdir(configuration.dataDir, { recursive: true, mode: 0o700 });
    const settings = path.join(configuration.dataDir, 'restored.env');
    await writeFile(settings, await restoredSettings(restore), { mode: 0o600 });
    return `Restored ${backup} into the database in DATABASE_URL, with ${files.count} files. A worker makes the site render its pages again.\nThe settings of the backup are in ${settings}: compare them with your .env.`;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
