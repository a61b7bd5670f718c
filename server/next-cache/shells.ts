import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, tagsOf } from './answer.ts';

/**
 * The cache tags of each shell that this process has served, by path. A visitor's request must not render a shell,
 * because every visitor would receive it. The server therefore renews each shell by its own request, before a visitor
 * needs it.
 */
const known = new Map<string, string[]>();

let renew: (path: string) => Promise<void> = () => Promise.resolve();
let pending: Promise<unknown> | null = null;

/** Sets the function that renews the shell of a path. */
export function renewShellsBy(renewer: typeof renew): void {
  renew = renewer;
}

/** Remembers the tags of a shell under the path at which it is stored. Ignores responses that are not shells. */
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

/**
 * The longest time that a visitor waits for the renewal of a shell, before getting the old shell. Without a limit, a
 * database that hangs would make the visitor wait.
 */
const LONGEST_WAIT_MS = 500;

/**
 * Returns a promise that resolves when the renewal of shells ends, or after LONGEST_WAIT_MS. Returns null if the path
 * has no shell or no renewal is in flight.
 */
export const shellBeingRenewed = (path: string): Promise<unknown> | null =>
  known.has(path) && pending ? Promise.race([pending, sleep(LONGEST_WAIT_MS)]) : null;
