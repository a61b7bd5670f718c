import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, tagsOf } from './answer.ts';

/**
 * The shells that this process has served, with their cache tags by path. A visitor's request must not render a shell,
 * because every visitor would receive it. The server renders it by its own request before it is needed.
 */
const known = new Map<string, string[]>();

let renew: (path: string) => Promise<void> = () => Promise.resolve();
let pending: Promise<unknown> | null = null;

/** Sets the function that renews the shell of a path. */
export function renewShellsBy(renewer: typeof renew): void {
  renew = renewer;
}

/** Remembers a shell under the path at which it is stored. Ignores other answers. */
export function noteShell(path: string, answer: Answer): void {
  if (answer.kind === 'APP_PAGE' && answer.postponed !== undefined) known.set(path, tagsOf(answer) ?? []);
}

/** Renews the shells that have one of the tags. */
export function renewShells(tags: string[]): void {
  const paths = [...known].filter(([, own]) => own.some((tag) => tags.includes(tag))).map(([path]) => path);
  if (paths.length === 0) return;
  const all = Promise.all([pending, ...paths.map((path) => renew(path))]);
  pending = all;
  void all.then(() => {
    if (pending === all) pending = null;
  });
}

/** How long a visitor waits for the renewal of a shell before seeing the old one. The database may hang. */
const LONGEST_WAIT_MS = 500;

/** Returns a promise for the end of the renewal or of the longest wait; null if the path's shell is not being renewed. */
export const shellBeingRenewed = (path: string): Promise<unknown> | null =>
  known.has(path) && pending ? Promise.race([pending, sleep(LONGEST_WAIT_MS)]) : null;
