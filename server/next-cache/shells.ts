import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Entry, isAnswer, tagsOf } from './answer.ts';
import { state } from './state.ts';

interface Shell {
  tags: string[];
  /** When the render of the shell began, in ms. */
  rendered: number;
}

/**
 * The shells (the static parts of pages) that this process has read or stored, by path. The server never renders a
 * shell from a visitor's request, because every visitor receives the shell. If a shell has expired, the server renders
 * it by its own request before it serves a visitor.
 */
const known = new Map<string, Shell>();
const renewals = new Map<string, Promise<unknown>>();
/** How long a visitor waits for a renewed shell before getting the old one, for example while the database hangs. */
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
 * Remembers the shells that the build has rendered. Otherwise, this process would not know a shell before reading it,
 * and the first visitor after an expiry would get the build's shell. Leaves out the shells of route patterns such as
 * `/retailers/[slug]`.
 * @param folder the folder of the build's pages, such as `.next/site/server/app`
 */
export async function noteBuiltShells(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  const ofPages = files.filter((file) => file.endsWith('.meta') && !file.includes('['));
  for (const file of ofPages) {
    const meta = JSON.parse(await readFile(path.join(folder, file), 'utf8')) as BuiltMeta;
    if (meta.postponed === undefined) continue;
    const { mtimeMs } = await stat(path.join(folder, file));
    known.set(`/${file.slice(0, -'.meta'.length)}`, { tags: tagsOf(meta) ?? [], rendered: mtimeMs });
  }
}

/** The part of Next's `.meta` files that this file uses. tests/e2e/server/built-pages.spec.ts checks this format. */
interface BuiltMeta {
  /** Only shells have this property. */
  postponed?: string;
  headers: Record<string, string>;
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
