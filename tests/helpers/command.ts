import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { MODULE_ALIASES } from '../../scripts/serve/children.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * Runs a script of this project, and returns its exit code and its output. The script gets only one of this process's
 * environment variables: PATH.
 */
export async function run(args: string[], env: Record<string, string>) {
  // Turns off V8's optimising compiler for WebAssembly, as startEmbedded does.
  const child = spawn(process.execPath, ['--liftoff-only', '--import', MODULE_ALIASES, ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, NODE_ENV: 'test', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.stdout += chunk));
  child.stderr.on('data', (chunk: Buffer) => (output.stderr += chunk));
  await once(child, 'close');
  return { code: child.exitCode, ...output };
}

/** Creates a temporary folder. Returns its path and a function that deletes the folder. */
export function temporaryFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'start-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
