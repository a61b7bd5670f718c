import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { copyDatabase } from './made-databases.ts';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

export interface EmbeddedOptions {
  /** SQL that creates a schema for the test. The server runs it instead of the repository's migrations. */
  schema?: string;
  /** The path of a folder of migrations. The server runs them instead of the repository's migrations. */
  migrations?: string;
  /**
   * The source of handler.ts for each edge function, by the name of the function. The server uses them instead of the
   * repository's functions.
   */
  functions?: Record<string, string>;
  /**
   * The data directory. If the caller passes one, the caller must delete it. Otherwise, a temporary directory is
   * created, and `stop` deletes it.
   */
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
  /** Returns everything that the process has written to stderr so far. */
  errors(): string;
  /** Sends SIGTERM to the process, waits until it ends, and deletes temporary files. */
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
  // All visitors in a test have the same IP address, so the limit of sign-ins for each IP address is high.
  env.EMBEDDED_TRIES_PER_ADDRESS = '100000';
  return { ...env, DATA_DIR: options.dataDir ?? path.join(scratch, 'data'), ...options.env };
}

/**
 * Waits for the line of JSON that main.ts prints once the server listens, and returns the parsed JSON. Rejects with the
 * process's stderr if the process ends earlier.
 */
function readyLine(child: ChildProcess, errors: () => string): Promise<Ready> {
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

/** Starts an embedded Supabase in a process of its own, on a free port. */
export async function startEmbedded(options: EmbeddedOptions = {}): Promise<Embedded> {
  const scratch = await mkdtemp(path.join(os.tmpdir(), 'embedded-'));
  const env = await environment(options, scratch);
  if (options.dataDir === undefined) {
    const own = options.schema !== undefined || options.migrations !== undefined;
    await copyDatabase(path.join(scratch, 'data'), own ? 'empty' : 'migrated');
  }
  const child = spawn(
    process.execPath,
    // Turns off V8's optimising compiler for WebAssembly. In a process that runs only for seconds, the compiler costs
    // more time than it saves.
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
    const ready = await readyLine(child, () => stderr);
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
