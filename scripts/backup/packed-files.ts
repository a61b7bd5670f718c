import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Manifest } from './manifest.ts';

type Files = Manifest['files'];

/** Returns a stream that passes its input on, and a function that returns the checksum and size of this input. */
function summing(): { stream: Transform; sum(): Files[string] } {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, sum: () => ({ sha256: hash.digest('hex'), bytes }) };
}

/** Returns the checksum and the size of a file. */
export async function sumOf(file: string): Promise<Files[string]> {
  const { stream, sum } = summing();
  stream.resume();
  await pipeline(createReadStream(file), stream);
  return sum();
}

/** Compresses one file, and returns the checksum and size of the compressed file. */
export async function packFile(from: string, to: string): Promise<Files[string]> {
  const { stream, sum } = summing();
  await pipeline(
    createReadStream(from),
    createGzip(),
    stream,
    createWriteStream(to, { flags: 'wx', mode: 0o600 }),
  );
  return sum();
}

async function unpackFile(from: string, to: string): Promise<void> {
  await pipeline(createReadStream(from), createGunzip(), createWriteStream(to, { flags: 'wx', mode: 0o600 }));
}

/**
 * Compresses all files of the folder `from` into `<backup>/<name>`. Adds the files and folders to `files` and
 * `folders`.
 */
export async function packFolder(
  from: string,
  backup: string,
  name: string,
  { files, folders }: Pick<Manifest, 'files' | 'folders'>,
): Promise<void> {
  await mkdir(path.join(backup, name), { mode: 0o700 });
  folders.push(name);
  const entries = await readdir(from, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const inner = `${name}/${entry.name}`;
    const source = path.join(from, entry.name);
    if (entry.isDirectory()) await packFolder(source, backup, inner, { files, folders });
    else if (entry.isFile()) files[`${inner}.gz`] = await packFile(source, path.join(backup, `${inner}.gz`));
  }
}

/** Decompresses the folder `name` of a backup into `<target>/<name>`. It is the reverse of `packFolder`. */
export async function unpackFolder(
  backup: string,
  name: string,
  target: string,
  { files, folders }: Pick<Manifest, 'files' | 'folders'>,
): Promise<void> {
  const isInside = (each: string) => each === name || each.startsWith(`${name}/`);
  for (const folder of folders.filter(isInside))
    await mkdir(path.join(target, folder), { recursive: true, mode: 0o700 });
  for (const file of Object.keys(files).filter(isInside))
    await unpackFile(path.join(backup, file), path.join(target, file.replace(/\.gz$/, '')));
}
