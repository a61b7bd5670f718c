import { EnvironmentError } from '../../lib/config/env.ts';
import { loadEnvironmentFiles, readConfiguration } from './configuration.ts';
import { StartupError } from './startup-error.ts';
import { targetDatabase } from './target-database.ts';

/**
 * Runs a maintenance command on the configured database, and prints its result. If the command fails, prints the error,
 * with a stack trace only if it is unexpected, and exits with code 1.
 */
export async function maintain(work: (database: { url: string; secretKey: string }) => Promise<string>) {
  try {
    loadEnvironmentFiles();
    const database = targetDatabase(readConfiguration([], process.env));
    console.log(await work(database));
  } catch (error) {
    const expected = error instanceof StartupError || error instanceof EnvironmentError;
    console.error(expected ? error.message : error);
    process.exitCode = 1;
  }
}
