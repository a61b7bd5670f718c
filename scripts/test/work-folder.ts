import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Creates a temporary folder for this run. The folder is deleted when the process ends, even after an interruption. */
export function workFolder(name: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), `${name}-`));
  removeAtTheEnd(folder);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  return folder;
}

export function removeAtTheEnd(...paths: string[]): void {
  process.once('exit', () => {
    for (const each of paths) rmSync(each, { recursive: true, force: true, maxRetries: 5 });
  });
}
