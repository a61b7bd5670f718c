import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasEnded, siteProcess, startChild } from './children.ts';
import { localUrl, ROOT } from './configuration.ts';
import type { Configuration } from './configuration.ts';
import { keep } from './keep.ts';
import { StartupError } from './startup-error.ts';

const NEXT = 'node_modules/next/dist/bin/next';
const READY_LIMIT_MS = 180_000;

/**
 * Returns the environment for Next's build and server. Leaves out several secrets that the build does not need;
 * scripts/serve.ts adds those that the server needs.
 */
export function nextEnvironment(
  configuration: Configuration,
  supabase: { url: string; publishableKey: string },
): NodeJS.ProcessEnv {
  const { ADMIN_PASSWORD: _password, SUPABASE_SECRET_KEY: _key, ...others } = process.env;
  const { BACKUP_PASSPHRASE: _passphrase, DATABASE_URL: _database, ...rest } = others;
  const { SECRETS_KEY: _secrets, SECRETS_KEY_FILE: _file, ...inherited } = rest;
  return {
    ...inherited,
    NODE_ENV: configuration.mode,
    NEXT_TELEMETRY_DISABLED: '1',
    NEXT_DIST_DIR: configuration.distDir,
    NEXT_PUBLIC_SUPABASE_URL: supabase.url,
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: supabase.publishableKey,
    SITE_URL: configuration.siteUrl,
    HOST: configuration.environment.HOST,
    PORT: String(configuration.environment.PORT),
    DATA_DIR: configuration.dataDir,
  };
}

/** Runs `next build`. Shows the build's output only if the build fails. */
export async function build(env: NodeJS.ProcessEnv, distDir: string): Promise<void> {
  rmSync(path.join(ROOT, distDir, 'source-stamp'), { force: true });
  const child = startChild([NEXT, 'build'], env, 'pipe');
  const output: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
  await once(child, 'close');
  // An interrupted build can exit with code 0. Next writes the file BUILD_ID last, so only a complete build has it.
  if (child.exitCode === 0 && existsSync(path.join(ROOT, distDir, 'BUILD_ID'))) return;
  process.stderr.write(Buffer.concat(output));
  throw new StartupError('The build failed; see the errors above.');
}

/**
 * Runs the site's server, and starts it again whenever it ends. Resolves once the server responds to requests.
 * `onReady` receives the id of each new process. `giveUp` is called if the server ends at once several times in a row.
 */
export async function keepSite(
  configuration: Configuration,
  env: NodeJS.ProcessEnv,
  { onReady, giveUp }: { onReady: (pid: number | undefined) => void; giveUp: () => void },
): Promise<void> {
  await keep({
    name: 'The site',
    start: async () => ({ child: await serve(configuration, env) }),
    onReady: ({ child }) => onReady(child.pid),
    giveUp,
  });
}

/** Starts the site's server and waits until it responds to requests. */
async function serve(configuration: Configuration, env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const { HOST, PORT } = configuration.environment;
  const mode = configuration.mode === 'production' ? [] : ['--dev'];
  const site = siteProcess(env);
  const child = startChild([...site.args, ...mode], site.env, 'inherit');
  // Show Next's banner only if the start fails. Otherwise, the banner would repeat our summary, and perhaps name a URL
  // that is not the public one.
  let banner = '';
  const collect = (chunk: Buffer) => (banner += chunk);
  child.stdout?.on('data', collect);
  const deadline = Date.now() + READY_LIMIT_MS;
  while (!(await answers(localUrl(HOST, PORT)))) {
    if (hasEnded(child)) throw new StartupError(`${banner}The site's server ended before it was ready.`);
    if (Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new StartupError(`${banner}The site did not answer within three minutes.`);
    }
    await sleep(50);
  }
  child.stdout?.off('data', collect);
  child.stdout?.pipe(process.stdout, { end: false });
  return child;
}

/**
 * Returns whether the site's server responds, even with a 404. Requests a path under /_next/static, for which no page
 * is rendered.
 */
async function answers(origin: string): Promise<boolean> {
  try {
    const response = await fetch(`${origin}/_next/static/ready`, { signal: AbortSignal.timeout(5000) });
    await response.arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
