import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { environmentSchema, SECRETS } from '../../lib/config/env.ts';
import type { Secrets } from './sealed-secrets.ts';

/** Files of the data directory that contain secrets. */
const SECRET_FILES = ['keys.json', 'revalidate-secret', 'secrets-key', 'first-admin.json'];
/** Variables that are not backed up. The passphrase encrypts the backup, so it must not be in the backup. */
const LEFT_OUT = ['BACKUP_PASSPHRASE'];

const given = (env: NodeJS.ProcessEnv, names: string[]) =>
  Object.fromEntries(names.flatMap((name) => (env[name]?.trim() ? [[name, env[name]]] : []))) as Record<
    string,
    string
  >;

const names = Object.keys(environmentSchema.shape).filter((name) => !LEFT_OUT.includes(name));

/** Returns variables in the format of a .env file. */
export function envFile(variables: Record<string, string>): string {
  return Object.entries(variables)
    .map(([name, value]) => `${name}=${/^[\w.:/@,-]*$/.test(value) ? value : JSON.stringify(value)}\n`)
    .join('');
}

/** Returns the settings that are not secret, in the format of a .env file. */
export const settingsOf = (env: NodeJS.ProcessEnv): string =>
  envFile(
    given(
      env,
      names.filter((name) => !SECRETS.includes(name)),
    ),
  );

/** Returns the secret environment variables and the files with secrets in the data directory. */
export function secretsOf(env: NodeJS.ProcessEnv, dataDir: string): Secrets {
  const files = SECRET_FILES.filter((name) => existsSync(path.join(dataDir, name)));
  return {
    environment: given(
      env,
      names.filter((name) => SECRETS.includes(name)),
    ),
    files: Object.fromEntries(files.map((name) => [name, readFileSync(path.join(dataDir, name), 'utf8')])),
  };
}
