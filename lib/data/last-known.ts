import 'server-only';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { serverEnv } from '@/lib/env';

/**
 * The last successful answer to each public read, kept beside the build (a new build starts without it).
 * It is what lets a page that was ever rendered from the database survive an outage, a restart included.
 */
const folder = () =>
  path.join(
    /* turbopackIgnore: true */ process.cwd(),
    serverEnv().NEXT_DIST_DIR ?? '.next/site',
    'last-known',
  );

const fileOf = (key: string) => path.join(folder(), `${createHash('sha1').update(key).digest('hex')}.json`);

/** Stores an answer; a disk that cannot be written to only costs the outage protection, never the page. */
export async function remember(key: string, value: unknown): Promise<void> {
  const file = fileOf(key);
  const draft = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  try {
    await mkdir(folder(), { recursive: true });
    await writeFile(draft, JSON.stringify({ key, value, digest: digestOf(key, value) }));
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    console.warn(`Could not keep the last known answer for ${key}: ${(error as Error).message}`);
  }
}

/** Tells the answer that was stored from one that a fault of the disk, or another program, has put in its place. */
const digestOf = (key: string, value: unknown) =>
  createHash('sha256')
    .update(JSON.stringify([key, value]))
    .digest('base64');

/** The stored answer, or undefined when there was never one; a file that is not as it was stored is dropped. */
export async function recall(key: string): Promise<{ value: unknown } | undefined> {
  const file = fileOf(key);
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const value = wholeAnswer(key, text);
  if (value === undefined) {
    console.warn(`The last known answer for ${key} was corrupt and is dropped`);
    await rm(file, { force: true });
    return undefined;
  }
  return { value };
}

function wholeAnswer(key: string, text: string): unknown {
  try {
    const { value, digest } = JSON.parse(text) as { value?: unknown; digest?: unknown };
    return digest === digestOf(key, value) ? value : undefined;
  } catch {
    return undefined;
  }
}
