import { setTimeout as sleep } from 'node:timers/promises';
import { type Entry, isAnswer, tagsOf } from './answer.ts';
import { state } from './state.ts';

interface Shell {
  tags: string[];
  /** When the render of the shell began, in ms. */
  rendered: number;
}

/**
 * The shells that this process has read or stored, by path. The server never renders a shell from a visitor's request,
 * because every visitor receives the shell. If a shell has expired, the server renders it by its own request before it
 * serves a visitor.
 */
const known = new Map<string, Shell>();
const renewals = new Map<string, Promise<unknown>>();
/** How long a visitor waits for a shell before seeing the old shell. A database that hangs must not delay visitors. */
const LONGEST_WAIT_MS = 750;

let renew: (path: string) => Promise<void> = () => Promise.resolve();

/** Sets the function that renders the shell of a path again. */
export function renewShellsBy(renewer: typeof renew): void {
  renew = renewer;
}

/** Remembers a shell under the path at which it is stored. Ignores other entries. */
export function noteShell(path: string, { value, lastModified = 0 }: Entry): void {
  if (!isAnswer(value) || value.kind !== 'APP_PAGE' || value.postponed === undefined) return;
  known.set(path, { tags: tagsOf(value) ?? [], rendered: lastModified });
}

/**
 * Renews the shell of a path if it has expired. Returns a promise that resolves when the renewal or the longest wait
 * ends; null if there is nothing to wait for.
 */
export function renewExpiredShell(path: string): Promise<unknown> | null {
  const shell = known.get(path);
  if (!shell || !state.tags.haveExpiredSince(shell.tags, shell.rendered)) return null;
  const renewal = renewals.get(path) ?? renew(path).finally(() => renewals.delete(path));
  renewals.set(path, renewal);
  return Promise.race([renewal, sleep(LONGEST_WAIT_MS)]);
}
