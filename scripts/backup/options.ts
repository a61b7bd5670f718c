import path from 'node:path';
import { parseArgs } from 'node:util';
import { errorCode, StartupError } from '../serve/startup-error.ts';
import { loadEnvironmentFiles, readConfiguration, ROOT } from '../serve/configuration.ts';
import type { Configuration } from '../serve/configuration.ts';
import { EnvironmentError } from '../../lib/config/env.ts';

export interface Target {
  configuration: Configuration;
  /** The folder that contains all backups. */
  backupDir: string;
  /** The URL of the database of a native PostgreSQL or a hosted project; undefined for the embedded Supabase. */
  databaseUrl: string | undefined;
  passphrase: string | undefined;
}

/**
 * Returns the folder for backups. By default it is beside the data directory, so that deleting the data directory does
 * not delete the backups.
 */
const backupDirOf = ({ environment, dataDir }: Configuration) =>
  environment.BACKUP_DIR ? path.resolve(ROOT, environment.BACKUP_DIR) : `${dataDir}-backups`;

function readTarget(): Target {
  loadEnvironmentFiles();
  const configuration = readConfiguration([], process.env);
  const { DATABASE_URL: databaseUrl, BACKUP_PASSPHRASE: passphrase } = configuration.environment;
  return { configuration, backupDir: backupDirOf(configuration), databaseUrl, passphrase };
}

/** Parses the arguments of a command. @throws {StartupError} if an argument is unknown */
export function readArguments(names: string[], usage: string): { given: Set<string>; positionals: string[] } {
  try {
    const options = Object.fromEntries(names.map((name) => [name, { type: 'boolean' as const }]));
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    return { given: new Set(Object.keys(values)), positionals };
  } catch {
    throw new StartupError(usage);
  }
}

/**
 * Runs `work` for `npm run backup` or `npm run restore`, and prints its result. If `work` fails, prints the error, with
 * a stack trace only if it is unexpected, and exits with code 1.
 */
export async function runCommand(work: (target: Target) => Promise<string>): Promise<void> {
  // Let only this user read the files that are created, because backups contain email addresses and password hashes.
  process.umask(0o077);
  try {
    console.log(await work(readTarget()));
  } catch (error) {
    const isExpected = error instanceof StartupError || error instanceof EnvironmentError;
    if (isExpected) console.error(error.message);
    else if (errorCode(error) === 'ENOSPC') console.error('The disk is full.');
    else console.error(error);
    process.exitCode = 1;
  }
}
