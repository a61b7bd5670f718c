import 'server-only';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { serverEnv } from '@/lib/config/env';

/**
 * The folder with the last successful result of each public query. It is beside the build, so a new build starts empty.
 * With these results, pages that have been rendered from the database survive an outage and a restart.
 */
const folder = () =>
  path.join(
    /* turbopackIgnore: true */ process.cwd(),
    serverEnv().NEXT_DIST_DIR ?? '.next/site',
    'last-known',
  );

const fileOf = (key: string) => path.join(folder(), `${createHash('sha1').update(key).digest('hex')}.json`);

/** Stores a result. A failed write to disk only loses the outage protection, never the page. */
export async function storeLastKnown(key: string, value: unknown): Promise<void> {
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

/** A checksum to detect files that are damaged or foreign. */
const digestOf = (key: string, value: unknown) =>
  createHash('sha256')
    .update(JSON.stringify([key, value]))
    .digest('base64');

/** Returns the stored result, or undefined if there is none; a damaged file is deleted. */
export async function readLastKnown(key: string): Promise<{ value: unknown } | undefined> {
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
