import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseEnvironment } from '../../lib/config/env.ts';
import type { Environment } from '../../lib/config/env.ts';

export const ROOT = path.resolve(import.meta.dirname, '../..');

export interface Configuration {
  mode: 'production' | 'development';
  environment: Environment;
  /** The absolute path of the data directory. */
  dataDir: string;
  /** The path of the build folder, relative to the project, as next.config.mjs expects it. */
  distDir: string;
  siteUrl: string;
  /** Whether the site uses the embedded Supabase, so that the start script must start it too. */
  embedded: boolean;
}

/** Returns the URL at which this machine can reach a server that listens on `host`. */
export function localUrl(host: string, port: number): string {
  const everywhere = ['0.0.0.0', '::', '[::]'].includes(host);
  const name = everywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/**
 * Returns the build folder for a data directory. Each data directory has its own build folder, because the URLs of the
 * site and of Supabase are built into pages.
 */
export function distDirFor(dataDir: string): string {
  if (dataDir === path.join(ROOT, '.data')) return '.next/site';
  return `.next/site-${createHash('sha1').update(dataDir).digest('hex').slice(0, 8)}`;
}

/** Loads .env.local and .env, as Next does. Variables that are already set keep their values. */
export function loadEnvironmentFiles(): void {
  for (const name of ['.env.local', '.env']) {
    const file = path.join(ROOT, name);
    if (existsSync(file)) process.loadEnvFile(file);
  }
}

/** Reads the configuration. @throws {EnvironmentError} if an environment variable has an invalid value */
export function readConfiguration(args: string[], source: NodeJS.ProcessEnv): Configuration {
  const environment = parseEnvironment(source);
  const dataDir = path.resolve(ROOT, environment.DATA_DIR);
  return {
    mode: args.includes('--dev') ? 'development' : 'production',
    environment,
    dataDir,
    distDir: environment.NEXT_DIST_DIR ?? distDirFor(dataDir),
    siteUrl: environment.SITE_URL ?? localUrl(environment.HOST, environment.PORT),
    embedded: !environment.NEXT_PUBLIC_SUPABASE_URL,
  };
}
