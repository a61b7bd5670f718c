import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartupError } from '../serve/startup-error.ts';

const run = promisify(execFile);

const DEBIAN = '/usr/lib/postgresql';

/**
 * Returns the folder with PostgreSQL's programs. Takes the first of these that is set or installed: the folder PG_BIN,
 * Debian's newest version (15 or later), the version on the PATH.
 */
export async function postgresPrograms(): Promise<string> {
  if (process.env.PG_BIN) return process.env.PG_BIN;
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number) : [];
  const newest = Math.max(0, ...versions.filter((version) => version >= 15));
  if (newest > 0) return path.join(DEBIAN, String(newest), 'bin');
  try {
    return (await run('pg_config', ['--bindir'])).stdout.trim();
  } catch {
    throw new StartupError(
      'PostgreSQL 15 or later is not installed. Debian: apt-get install postgresql. Elsewhere set PG_BIN to the folder of initdb.',
    );
  }
}
