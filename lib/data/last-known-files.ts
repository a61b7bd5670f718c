import 'server-only';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { serverEnv } from '@/lib/config/env';
import type { Known } from './last-known-store';

/**
 * Returns the folder of the files with last-known answers. The folder is inside the build's folder, so a new build
 * starts without the files of older builds. The rows in older files may have another shape.
 */
const folder = () =>
  path.join(
    /* turbopackIgnore: true */ process.cwd(),
    serverEnv().NEXT_DIST_DIR ?? '.next/site',
    'last-known',
  );

const fileOf = (key: string) => path.join(folder(), `${createHash('sha1').update(key).digest('hex')}.json`);

/** Returns a checksum by which `read` detects files that are damaged or belong to another key. */
const digestOf = (key: string, { value, at }: Known) =>
  createHash('sha256')
    .update(JSON.stringify([key, value, at]))
    .digest('base64');

/** Stores a result. It writes to a temporary file first, so that no reader sees half a result. */
async function write(key: string, { value, at }: Known): Promise<void> {
  const file = fileOf(key);
  const temporary = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  try {
    await mkdir(folder(), { recursive: true });
    await writeFile(temporary, JSON.stringify({ key, value, at, digest: digestOf(key, { value, at }) }));
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Returns the stored result; undefined if there is none. If the file is damaged, deletes it and returns undefined. */
async function read(key: string): Promise<Known | undefined> {
  const file = fileOf(key);
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const known = validIn(key, text);
  if (!known) {
    console.warn(`The last known answer for ${key} was corrupt and is dropped`);
    await rm(file, { force: true });
    return undefined;
  }
  return known;
}

/** Returns the result in a file's text; undefined if the text is damaged or belongs to another key. */
function validIn(key: string, text: string): Known | undefined {
  try {
    const { value, at, digest } = JSON.parse(text) as Known & { digest?: unknown };
    return digest === digestOf(key, { value, at }) ? { value, at } : undefined;
  } catch {
    return undefined;
  }
}

/** Stores last-known answers on the disk of this instance, in one file per key. */
export const filesOfInstance = { read, write };
