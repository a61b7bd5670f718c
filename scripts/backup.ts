/**
 * `npm run backup`: backs up the database, the uploaded files and the settings, and deletes old backups. Can be run
 * while the embedded Supabase is running. With DATABASE_URL, backs up that database and its project's files instead.
 */
import { backUpEmbedded } from './backup/back-up-embedded.ts';
import { backUpNative } from './backup/back-up-native.ts';
import { readArguments, runCommand } from './backup/options.ts';
import { StartupError } from './serve/startup-error.ts';

await runCommand(async (target) => {
  const { positionals } = readArguments([], 'Usage: npm run backup');
  if (positionals.length > 0) throw new StartupError('Usage: npm run backup');
  const folder = target.databaseUrl ? await backUpNative(target) : await backUpEmbedded(target);
  const secrets = target.passphrase ? '' : ', without the secrets: to add them, set BACKUP_PASSPHRASE';
  return `Backed up to ${folder}${secrets}.`;
});
