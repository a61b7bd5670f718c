import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, tagsOf } from './answer.ts';

/**
 * The shells that this process has served: the stored part of pages of which another part is made for each visitor. A
 * visitor's request must not render one, for everybody would be sent it; the server's own requests do, before they are needed.
 */
const known = new Map<string, string[]>();

let renew: (path: string) => Promise<void> = () => Promise.resolve();
let pending: Promise<unknown> | null = null;

/** Says how a shell is renewed, by its path. */
export function renewShellsBy(renewer: typeof renew): void {
  renew = renewer;
}

/** Notes a shell under the path at which it is stored; other answers are none. */
export function noteShell(path: string, answer: Answer): void {
  if (answer.kind === 'APP_PAGE' && answer.postponed !== undefined) known.set(path, tagsOf(answer) ?? []);
}

/** Renews the shells that show something of the tags. */
export function renewShells(tags: string[]): void {
  const paths = [...known].filter(([, own]) => own.some((tag) => tags.includes(tag))).map(([path]) => path);
  if (paths.length === 0) return;
  const all = Promise.all([pending, ...paths.map((path) => renew(path))]);
  pending = all;
  void all.then(() => {
    if (pending === all) pending = null;
  });
}

/** For how long a visitor waits for a shell. A database that hangs must not hold visitors up: they see the old one. */
const LONGEST_WAIT_MS = 500;

/** Ends when the shell of a path has been renewed, or takes too long; null when it is not being renewed. */
export const shellBeingRenewed = (path: string): Promise<unknown> | null =>
  known.has(path) && pending ? Promise.race([pending, sleep(LONGEST_WAIT_MS)]) : null;
