import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { ROOT } from './configuration.ts';

/** The path of a module that every Node process must preload (`--import`) to run the project's TypeScript. */
export const MODULE_ALIASES = path.join(ROOT, 'scripts/setup/module-aliases.mjs');
const followParent = path.join(ROOT, 'scripts/serve/follow-parent.mjs');
/**
 * Limits the heaps of the database and the worker, so that each of these processes fits into 512 MB. The space for new
 * objects counts towards the limit. With its default size of 128 MB, Node would collect garbage all the time (ADR 051).
 */
export const HEAP_LIMIT = ['--max-old-space-size=192', '--max-semi-space-size=8'];
/**
 * Keeps the site's server below 512 MB during an import (ADR 051). By default, Node never releases the 128 MB for new
 * objects once it has used them. It collects garbage only when the heap is four times as large as after the last
 * collection.
 */
export const SITE_HEAP = ['--max-semi-space-size=16', '--heap-growing-percent=60'];
/**
 * Makes glibc return free memory to the system. Otherwise, the database's process keeps 120 MB that Node needs only
 * while it compiles Postgres. Has no effect on systems without glibc.
 */
export const ALLOCATOR = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '131072',
};

/** The arguments and the environment of a Node process. */
interface NodeProcess {
  args: string[];
  env: NodeJS.ProcessEnv;
}

/** Returns how to start a process of the site's server. deploy/ starts it in the same way (heaps.test.ts). */
export const siteProcess = (env: NodeJS.ProcessEnv): NodeProcess => ({
  args: [...SITE_HEAP, 'server/index.ts'],
  env: { ...ALLOCATOR, ...env },
});

/** Returns how to start a worker. deploy/ starts it in the same way (heaps.test.ts). */
export const workerProcess = (env: NodeJS.ProcessEnv): NodeProcess => ({
  args: [...HEAP_LIMIT, 'scripts/worker.ts'],
  env: { ...ALLOCATOR, ...env },
});

const running = new Set<ChildProcess>();
let closing = false;

/** Returns whether this process is shutting down. If so, no child is started or restarted. */
export const isClosing = () => closing;

/**
 * Starts a Node script as a child process. The child ends when this process ends, even if this process is killed. The
 * caller must read the child's stdout.
 */
export function startChild(args: string[], env: NodeJS.ProcessEnv, stderr: 'inherit' | 'pipe'): ChildProcess {
  const child = spawn(process.execPath, ['--import', MODULE_ALIASES, '--import', followParent, ...args], {
    cwd: ROOT,
    env: { ...env, FOLLOW_PARENT: String(process.pid) },
    stdio: ['ignore', 'pipe', stderr, 'ipc'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

export const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

const PATIENCE_MS = 8000;

/** Sends SIGTERM to a child process, and SIGKILL if the child does not end in time. */
async function stopChild(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const insist = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
  await ended;
  clearTimeout(insist);
}

export async function stopAllChildren(): Promise<void> {
  closing = true;
  await Promise.all([...running].map(stopChild));
}
