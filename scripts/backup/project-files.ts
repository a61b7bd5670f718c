import { readFile, writeFile, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { StartupError } from '../serve/startup-error.ts';
import type { Manifest } from './manifest.ts';
import { packFile, sumOf } from './packed-files.ts';
import type { Target } from './options.ts';

const INDEX = 'files/index.json';
const AT_ONCE = 100;

const indexSchema = z.array(
  z.object({
    bucket: z.string(),
    name: z.string(),
    contentType: z.string(),
    cacheControl: z.string(),
    file: z.string(),
  }),
);
type StoredFile = z.output<typeof indexSchema>[number];

/**
 * Returns a client for a project's uploaded files. The files are not in the database, so a connection to the database
 * cannot read them.
 */
function storageClient({ configuration }: Target): SupabaseClient['storage'] {
  const { NEXT_PUBLIC_SUPABASE_URL: url, SUPABASE_SECRET_KEY: key } = configuration.environment;
  if (!url || !key) {
    throw new StartupError(
      'The uploaded files are not in the database: set NEXT_PUBLIC_SUPABASE_URL and SUPABASE_SECRET_KEY too.',
    );
  }
  return createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } }).storage;
}

function must<T>(what: string, { data, error }: { data: T | null; error: { message: string } | null }): T {
  if (error || data === null) throw new StartupError(`${what}: ${error?.message ?? 'no answer'}.`);
  return data;
}

type Listed = Omit<StoredFile, 'file'>;

/**
 * Returns the files of a bucket, including those in folders. The API lists one folder at a time, so this function calls
 * itself for each folder.
 */
async function listFiles(storage: SupabaseClient['storage'], bucket: string, folder = ''): Promise<Listed[]> {
  const found: Listed[] = [];
  for (let offset = 0; ; offset += AT_ONCE) {
    const listed = await storage.from(bucket).list(folder, { limit: AT_ONCE, offset });
    const entries = must(`Listing the files of ${bucket}`, listed);
    for (const { id, name: last, metadata } of entries) {
      const name = folder ? `${folder}/${last}` : last;
      if (id === null) found.push(...(await listFiles(storage, bucket, name)));
      else
        found.push({
          bucket,
          name,
          contentType: String(metadata?.mimetype ?? 'application/octet-stream'),
          cacheControl: /\d+/.exec(String(metadata?.cacheControl ?? ''))?.[0] ?? '3600',
        });
    }
    if (entries.length < AT_ONCE) return found;
  }
}

async function listAll(storage: SupabaseClient['storage']): Promise<Listed[]> {
  const buckets = must('Listing the buckets', await storage.listBuckets());
  return (await Promise.all(buckets.map(({ id }) => listFiles(storage, id)))).flat();
}

/** Downloads all files of a project into a backup. */
export async function packProjectFiles(
  target: Target,
  backup: string,
  { files, folders }: Pick<Manifest, 'files' | 'folders'>,
): Promise<void> {
  const storage = storageClient(target);
  await mkdir(path.join(backup, 'files'), { mode: 0o700 });
  folders.push('files');
  const index: StoredFile[] = [];
  for (const listed of await listAll(storage)) {
    const file = `files/${String(index.length).padStart(6, '0')}.gz`;
    const { bucket, name } = listed;
    const blob = must(`Downloading ${bucket}/${name}`, await storage.from(bucket).download(name));
    const clear = path.join(backup, 'files/clear');
    await writeFile(clear, Buffer.from(await blob.arrayBuffer()), { mode: 0o600 });
    files[file] = await packFile(clear, path.join(backup, file));
    await rm(clear);
    index.push({ ...listed, file });
  }
  await writeFile(path.join(backup, INDEX), `${JSON.stringify(index, null, 1)}\n`, { mode: 0o600 });
  files[INDEX] = await sumOf(path.join(backup, INDEX));
}

export interface UploadedFiles {
  count: number;
  /** Removes the files that the restore has added. Call it if the rest of the restore fails. */
  takeBack(): Promise<void>;
  /** Deletes the project's files that are not in the backup. */
  deleteOthers(): Promise<void>;
}

/**
 * Uploads the files of a backup to a project. Skips a file that already exists with the same content. Throws if a file
 * of the same name has other content. The site never changes the content of a file, so such a file must belong to
 * another site.
 */
export async function uploadProjectFiles(target: Target, backup: string): Promise<UploadedFiles> {
  const storage = storageClient(target);
  const index = indexSchema.parse(JSON.parse(await readFile(path.join(backup, INDEX), 'utf8')));
  const keyOf = ({ bucket, name }: Pick<StoredFile, 'bucket' | 'name'>) => `${bucket}/${name}`;
  const existing = await listAll(storage);
  const known = new Set(existing.map(keyOf));
  const added: StoredFile[] = [];
  const takeBack = async () => {
    for (const { bucket, name } of added) await storage.from(bucket).remove([name]);
  };
  try {
    for (const stored of index) {
      const { bucket, name, contentType, cacheControl, file } = stored;
      const bytes = gunzipSync(await readFile(path.join(backup, file)));
      if (known.has(keyOf(stored))) {
        const there = must(`Downloading ${keyOf(stored)}`, await storage.from(bucket).download(name));
        if (bytes.equals(Buffer.from(await there.arrayBuffer()))) continue;
        throw new StartupError(
          `The project already contains another file ${keyOf(stored)}. Nothing was changed.`,
        );
      }
      const options = { contentType, cacheControl };
      must(`Uploading ${keyOf(stored)}`, await storage.from(bucket).upload(name, bytes, options));
      added.push(stored);
    }
  } catch (error) {
    await takeBack();
    throw error;
  }
  const wanted = new Set(index.map(keyOf));
  return {
    count: index.length,
    takeBack,
    async deleteOthers() {
      for (const each of existing)
        if (!wanted.has(keyOf(each)))
          must(`Deleting ${keyOf(each)}`, await storage.from(each.bucket).remove([each.name]));
    },
  };
}
