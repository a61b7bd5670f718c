import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { copyEmptyDatabase } from './made-databases.ts';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

export interface EmbeddedOptions {
  /** SQL that creates the test's own schema, instead of the repository's migrations. */
  schema?: string;
  /** A folder of migrations, instead of the repository's. */
  migrations?: string;
  /** Sources of edge functions by name (the text of handler.ts), instead of the repository's. */
  functions?: Record<string, string>;
  /** A data directory that the caller deletes; by default a temporary one, which `stop` deletes. */
  dataDir?: string;
  env?: Record<string, string>;
}

export interface Embedded {
  url: string;
  secretKey: string;
  publishableKey: string;
  firstAdmin: { email: string; password: string } | null;
  fresh: boolean;
  dataDir: string;
  child: ChildProcess;
  /** Everything written to stderr so far. */
  errors(): string;
  /** Sends SIGTERM, waits until the process ends, and deletes temporary files. */
  stop(): Promise<void>;
}

interface Ready {
  url: string;
  fresh: boolean;
  firstAdmin: { email: string; password: string } | null;
}

async function environment(options: EmbeddedOptions, scratch: string): Promise<NodeJS.ProcessEnv> {
  const env: NodeJS.ProcessEnv = { ...process.env, SUPABASE_PORT: '0', HOST: '127.0.0.1' };
  for (const name of ['ADMIN_EMAIL', 'ADMIN_PASSWORD', 'NODE_OPTIONS', 'MIGRATIONS_DIR', 'FUNCTIONS_DIR']) {
    delete env[name];
  }
  if (options.migrations) env.MIGRATIONS_DIR = options.migrations;
  if (options.schema !== undefined) {
    env.MIGRATIONS_DIR = path.join(scratch, 'migrations');
    await mkdir(env.MIGRATIONS_DIR, { recursive: true });
    await writeFile(path.join(env.MIGRATIONS_DIR, '1_schema.sql'), options.schema);
  }
  if (options.functions) {
    env.FUNCTIONS_DIR = path.join(scratch, 'functions');
    for (const [name, source] of Object.entries(options.functions)) {
      await mkdir(path.join(env.FUNCTIONS_DIR, name), { recursive: true });
      await writeFile(path.join(env.FUNCTIONS_DIR, name, 'handler.ts'), source);
    }
  }
  // All visitors in a test have the same IP address.
  env.EMBEDDED_TRIES_PER_ADDRESS = '100000';
  return { ...env, DATA_DIR: options.dataDir ?? path.join(scratch, 'data'), ...options.env };
}

/** Returns the line of JSON that main.ts prints when it listens. Rejects with its stderr if it ends earlier. */
function whenReady(child: ChildProcess, errors: () => string): Promise<Ready> {
  return new Promise((resolve, reject) => {
    let out = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      out += chunk.toString();
      const line = out.split('\n').find((text) => text.startsWith('{"ready":true'));
      if (line && out.endsWith('\n')) resolve(JSON.parse(line) as Ready);
    });
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      reject(new Error(`The embedded Supabase ended (${code ?? signal}) before it listened: ${errors()}`)),
    );
  });
}

export function whenEnded(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once('exit', () => resolve()));
}

/** Starts an embedded Supabase in a separate process, on a free port. */
export async function startEmbedded(options: EmbeddedOptions = {}): Promise<Embedded> {
  const scratch = await mkdtemp(path.join(os.tmpdir(), 'embedded-'));
  const env = await environment(options, scratch);
  if (options.dataDir === undefined) await copyEmptyDatabase(path.join(scratch, 'data'));
  const child = spawn(
    path.join(root, 'node_modules/.bin/node'),
    // The process runs only for seconds, too short a time for V8's optimising compiler to pay off.
    ['--liftoff-only', path.join(root, 'supabase/embedded/main.ts')],
    { env, cwd: root, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await whenEnded(child);
    await rm(scratch, { recursive: true, force: true });
  };
  try {
    const ready = await whenReady(child, () => stderr);
    const dataDir = env.DATA_DIR ?? '';
    const keys = JSON.parse(await readFile(path.join(dataDir, 'keys.json'), 'utf8')) as { secretKey: string };
    return {
      url: ready.url,
      fresh: ready.fresh,
      firstAdmin: ready.firstAdmin,
      secretKey: keys.secretKey,
      publishableKey: 'sb_publishable_embedded',
      dataDir,
      child,
      errors: () => stderr,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
