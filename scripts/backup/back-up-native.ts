import path from 'node:path';
import { writeBackup } from './backup-folder.ts';
import { packSettings } from './extras.ts';
import type { Manifest } from './manifest.ts';
import { connect, describeDatabase, runProgram } from './native-database.ts';
import type { Target } from './options.ts';
import { sumOf } from './packed-files.ts';
import { packProjectFiles } from './project-files.ts';
import { recordBackup } from './record-backup.ts';

/** The name of the file with the dump, in pg_dump's custom format. */
export const DUMP = 'database.dump';

/**
 * Backs up a native PostgreSQL or a hosted project: the site's tables and the accounts, both as of the same moment, the
 * uploaded files and the settings. Leaves out the schema, because the migrations create it. Afterwards records the
 * backup in the database. Returns the backup's folder.
 */
export async function backUpNative(target: Target): Promise<string> {
  const { databaseUrl: url = '', configuration, backupDir, passphrase } = target;
  const client = await connect(url);
  const startedAt = new Date();
  const contents: Pick<Manifest, 'files' | 'folders'> = { files: {}, folders: [] };
  try {
    const folder = await writeBackup(backupDir, startedAt, async (unfinished) => {
      await packProjectFiles(target, unfinished, contents);
      // Export a snapshot, so that pg_dump and the counts of rows read the same state of the database.
      await client.query('begin isolation level repeatable read read only');
      const exported = await client.query<{ name: string }>('select pg_export_snapshot() as name');
      const found = await describeDatabase(client);
      // These patterns also match sequences: 'public.*' and 'private.*'.
      const accounts = Object.keys(found.rows).filter((name) => name.startsWith('auth.'));
      const tables = [...accounts, 'public.*', 'private.*'].map((name) => `--table=${name}`);
      const file = path.join(unfinished, DUMP);
      // Leave out the data of unlogged tables. It must not be kept, because it includes the day's salt for hashing
      // visitors (ADR 034).
      const which = ['--data-only', '--no-unlogged-table-data', `--snapshot=${exported.rows[0]?.name}`];
      const how = ['--format=custom', '--no-owner', ...which];
      await runProgram('pg_dump', [...how, `--file=${file}`, ...tables], url);
      await client.query('commit');
      contents.files[DUMP] = await sumOf(file);
      await packSettings(unfinished, contents.files, {
        env: process.env,
        dataDir: configuration.dataDir,
        passphrase,
      });
      return { kind: 'native', isSeeded: true, ...found, ...contents };
    });
    const bytes = Object.values(contents.files).reduce((sum, file) => sum + file.bytes, 0);
    await recordBackup(client, { folder, startedAt, bytes });
    return folder;
  } finally {
    await client.end();
  }
}
