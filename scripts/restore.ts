/**
 * `npm run restore [FOLDER]`: restores a backup, by default the latest one. Checks the whole backup before it changes
 * anything. Refuses a target that contains data, unless `--replace` allows it.
 */
import path from 'node:path';
import { checkBackup, latestBackup } from './backup/backup-folder.ts';
import { readSecrets } from './backup/extras.ts';
import { readArguments, runCommand } from './backup/options.ts';
import { restoreEmbedded } from './backup/restore-embedded.ts';
import { restoreNative } from './backup/restore-native.ts';
import { StartupError } from './serve/startup-error.ts';

const USAGE = 'Usage: npm run restore -- [FOLDER] [--replace] [--without-secrets]';

await runCommand(async (target) => {
  const { configuration, databaseUrl, passphrase, backupDir } = target;
  const { given, positionals } = readArguments(['replace', 'without-secrets'], USAGE);
  if (positionals.length > 1) throw new StartupError(USAGE);
  const backup = positionals[0] ? path.resolve(positionals[0]) : await latestBackup(backupDir);
  const manifest = await checkBackup(backup);
  const secrets = await readSecrets(backup, manifest, { passphrase, without: given.has('without-secrets') });
  const restore = { backup, manifest, secrets, mayReplace: given.has('replace') };
  const isNative = manifest.kind === 'native';
  if (isNative !== Boolean(databaseUrl)) {
    throw new StartupError(
      isNative
        ? `${backup} is a pg_dump backup: set DATABASE_URL to the database to restore into.`
        : `${backup} is of an embedded Supabase: unset DATABASE_URL.`,
    );
  }
  if (databaseUrl) return restoreNative(restore, target);
  const { dataDir } = configuration;
  const replaced = await restoreEmbedded(restore, dataDir);
  return [
    `Restored ${backup} into ${dataDir}.`,
    ...(replaced
      ? [`The data that was there before is in ${replaced}: delete it when you no longer need it.`]
      : []),
    `The settings of the backup are in ${path.join(dataDir, 'restored.env')}: compare them with your .env.`,
  ].join('\n');
});
