import { rm } from 'node:fs/promises';
import { z } from 'zod';
import type { Context } from '../context.ts';
import type { Claims } from '../transaction.ts';
import { findBucket } from './buckets.ts';
import { StorageError, bucketNotFound, fromDatabase, invalidRequest } from './storage-error.ts';
import { versionFile } from './upload.ts';

/** The largest file that a bucket may allow, in bytes: the default limit of a hosted project. */
const LARGEST_FILE = 50 * 1024 * 1024;
const UNITS: Record<string, number> = { GB: 1e9, MB: 1e6, KB: 1000, B: 1 };
const NAME = /^[\w!\-.*'() &$@=;:+,?]{1,63}$/;
const MIME_TYPE = /^(?:\*\/\*|[\w.+-]+\/(?:\*|[\w.+-]+)(?:;\s*[\w-]+=[\w.+-]+)*)$/;

const rules = z.object({
  public: z.boolean().optional(),
  file_size_limit: z.union([z.number().int().min(0), z.string()]).nullish(),
  allowed_mime_types: z.array(z.string()).nullish(),
});
const newBucket = rules.extend({ name: z.string(), id: z.string().optional() });

function parse<T>(shape: z.ZodType<T>, body: unknown): T {
  const parsed = shape.safeParse(body);
  if (!parsed.success) throw invalidRequest(z.prettifyError(parsed.error));
  return parsed.data;
}

/** Converts a bucket's file size limit to bytes. `20MB` means 20 million. */
function sizeLimit(limit: string | number | null | undefined): number | null | undefined {
  if (typeof limit !== 'string') return checkedSize(limit);
  const [, amount, unit = ''] = /^(\d+(?:\.\d+)?)(GB|MB|KB|B)$/i.exec(limit) ?? [];
  if (amount === undefined)
    throw invalidRequest('Invalid file size format, hint: use 20GB / 20MB / 30KB / 3B');
  return checkedSize(Number(Number(amount).toPrecision(3)) * (UNITS[unit.toUpperCase()] ?? 1));
}

function checkedSize(bytes: number | null | undefined): number | null | undefined {
  if ((bytes ?? 0) <= LARGEST_FILE) return bytes;
  const message = 'The object exceeded the maximum allowed size';
  throw new StorageError({ statusCode: 413, code: 'EntityTooLarge', error: 'Payload too large', message });
}

function mimeTypes(types: string[] | null | undefined): string[] | null | undefined {
  const wrong = types?.find((type) => type !== '' && !MIME_TYPE.test(type));
  if (wrong === undefined) return types?.filter(Boolean) ?? types;
  const message = `mime type ${wrong} is not supported`;
  throw new StorageError({ statusCode: 415, code: 'InvalidMimeType', error: 'invalid_mime_type', message });
}

/**
 * Creates a bucket with the caller's rights. Only the secret key can create buckets, unless a policy gives other
 * callers this right.
 */
export async function createBucket(context: Context, claims: Claims, body: unknown): Promise<unknown> {
  const bucket = parse(newBucket, body);
  if (!NAME.test(bucket.name)) {
    const message = 'Bucket name invalid';
    throw new StorageError({ statusCode: 400, code: 'InvalidBucketName', error: 'Invalid Input', message });
  }
  const values = [
    ...[bucket.id || bucket.name, bucket.name, claims.sub ?? null, bucket.public ?? false],
    ...[sizeLimit(bucket.file_size_limit) || null, mimeTypes(bucket.allowed_mime_types) ?? null],
  ];
  const sql = `insert into storage.buckets (id, name, owner, public, file_size_limit, allowed_mime_types)
    values ($1, $2, $3::uuid, $4, $5, $6)`;
  try {
    await context.db.asRole(claims, (tx) => tx.query(sql, values));
  } catch (error) {
    throw fromDatabase(error, 'BucketAlreadyExists');
  }
  return { name: bucket.name };
}

/** Updates a bucket. Changes only the settings that the request body contains. */
export async function updateBucket(
  context: Context,
  claims: Claims,
  { id, body }: { id: string; body: unknown },
): Promise<unknown> {
  const wanted = parse(rules, body);
  const changes = Object.entries({
    public: wanted.public,
    file_size_limit: sizeLimit(wanted.file_size_limit),
    allowed_mime_types: mimeTypes(wanted.allowed_mime_types),
  }).filter(([, value]) => value !== undefined);
  const set = ['updated_at = now()', ...changes.map(([name], index) => `${name} = $${index + 2}`)];
  const sql = `update storage.buckets set ${set.join(', ')} where id = $1`;
  const params = [id, ...changes.map(([, value]) => value)];
  const { affectedRows } = await context.db.asRole(claims, (tx) => tx.query(sql, params));
  if (affectedRows !== 1) throw bucketNotFound();
  return { message: 'Successfully updated' };
}

/**
 * Deletes all those objects of a bucket that the caller may delete. Deletes the rows before the files: a crash can
 * leave a file without a row, but never a row without its file.
 */
export async function emptyBucket(context: Context, claims: Claims, id: string): Promise<unknown> {
  await findBucket(context.db, id);
  const sql = 'delete from storage.objects where bucket_id = $1 returning version';
  const { rows } = await context.db.asRole(claims, (tx) => tx.query<{ version: string | null }>(sql, [id]));
  for (const { version } of rows) if (version) await rm(versionFile(context, version), { force: true });
  return { message: 'Empty bucket has been queued. Completion may take up to an hour.' };
}

export async function deleteBucket(context: Context, claims: Claims, id: string): Promise<unknown> {
  await findBucket(context.db, id);
  const used = await context.db.query('select from storage.objects where bucket_id = $1 limit 1', [id]);
  if (used.rows.length > 0) {
    const code = 'ResourceNotEmpty';
    const message = 'The bucket you tried to delete is not empty';
    throw new StorageError({ statusCode: 409, code, error: code, message });
  }
  const sql = 'delete from storage.buckets where id = $1';
  const { affectedRows } = await context.db.asRole(claims, (tx) => tx.query(sql, [id]));
  if (affectedRows !== 1) throw bucketNotFound();
  return { message: 'Successfully deleted' };
}
