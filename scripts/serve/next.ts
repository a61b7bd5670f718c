import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasEnded, startChild } from './children.ts';
import { localUrl, ROOT } from './configuration.ts';
import type { Configuration } from './configuration.ts';
import { StartupError } from './startup-error.ts';

const NEXT = 'node_modules/next/dist/bin/next';
const SERVER = 'server/index.ts';
const READY_LIMIT_MS = 60_000;

/** Returns the environment of the build and the server, without the start script's own secrets. */
export function nextEnvironment(
  configuration: Configuration,
  supabase: { url: string; publishableKey: string },
): NodeJS.ProcessEnv {
  const { ADMIN_PASSWORD: _password, SUPABASE_SECRET_KEY: _key, ...inherited } = process.env;
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

/** Runs `next build`; its output is shown only when it fails. */
export async function build(env: NodeJS.ProcessEnv, distDir: string): Promise<void> {
  rmSync(path.join(ROOT, distDir, 'source-stamp'), { force: true });
  const child = startChild([NEXT, 'build'], env, 'pipe');
  const output: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
  await once(child, 'close');
  // An interrupted build can end with code 0; only a complete one has BUILD_ID, which Next writes last.
  if (child.exitCode === 0 && existsSync(path.join(ROOT, distDir, 'BUILD_ID'))) return;
  process.stderr.write(Buffer.concat(output));
  throw new StartupError('The build failed; see the errors above.');
}

/** Starts the site's server and waits until it answers. */
export async function serve(configuration: Configuration, env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const { HOST, PORT } = configuration.environment;
  const mode = configuration.mode === 'production' ? [] : ['--dev'];
  const child = startChild([SERVER, ...mode], env, 'inherit');
  // Next's banner would repeat our summary, and may name other URLs than the public one: it is shown only on failure.
  let banner = '';
  const keep = (chunk: Buffer) => (banner += chunk);
  child.stdout?.on('data', keep);
  const deadline = Date.now() + READY_LIMIT_MS;
  while (!(await answers(localUrl(HOST, PORT)))) {
    if (hasEnded(child)) throw new StartupError(`${banner}The site's server ended before it was ready.`);
    if (Date.now() > deadline) throw new StartupError(`${banner}The site did not answer within a minute.`);
    await sleep(50);
  }
  child.stdout?.off('data', keep);
  child.stdout?.pipe(process.stdout, { end: false });
  return child;
}

/** Accepts any response, even a 404; a path under /_next/static is answered without rendering a page. */
async function answers(origin: string): Promise<boolean> {
  try {
    const response = await fetch(`${origin}/_next/static/ready`, { signal: AbortSignal.timeout(5000) });
    await response.arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
