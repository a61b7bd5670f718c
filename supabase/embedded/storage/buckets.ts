import { z } from 'zod';
import type { Database } from '../database.ts';
import type { Claims } from '../transaction.ts';
import { StorageError, bucketNotFound, invalidRequest } from './storage-error.ts';
import { timeSql } from './times.ts';

export interface Bucket {
  id: string;
  public: boolean;
  file_size_limit: number | null;
  allowed_mime_types: string[] | null;
}

// Selects an empty text for a missing owner, like the storage server.
const COLUMNS = `id, name, coalesce(owner::text, '') as owner, public, file_size_limit, allowed_mime_types,
  ${timeSql('created_at')} as created_at, ${timeSql('updated_at')} as updated_at`;

/** Returns a bucket. Reads it as superuser, because the bucket's rules also apply to users who may not list buckets. */
export async function findBucket(db: Database, id: string): Promise<Bucket> {
  const { rows } = await db.query<Bucket>(
    'select id, public, file_size_limit::float8, allowed_mime_types from storage.buckets where id = $1',
    [id],
  );
  const bucket = rows[0];
  if (!bucket) throw bucketNotFound();
  return bucket;
}

const listOptions = z.object({
  limit: z.coerce.number().int().min(1).default(100_000),
  offset: z.coerce.number().int().min(0).default(0),
  sortColumn: z.enum(['id', 'name', 'created_at', 'updated_at']).default('name'),
  sortOrder: z.enum(['asc', 'desc']).default('asc'),
  search: z.string().default(''),
});

async function selectBuckets(db: Database, claims: Claims, tail: string, params: unknown[]) {
  const sql = `select coalesce(json_agg(b), '[]') as buckets from (select ${COLUMNS} from storage.buckets ${tail}) b`;
  const { rows } = await db.asRole(claims, (tx) => tx.query<{ buckets: unknown[] }>(sql, params), {
    readOnly: true,
  });
  return rows[0]?.buckets ?? [];
}

/** Returns the buckets that the caller may read. */
export async function listBuckets(db: Database, claims: Claims, query: object): Promise<unknown[]> {
  const parsed = listOptions.safeParse(query);
  if (!parsed.success) throw invalidRequest(z.prettifyError(parsed.error));
  const { limit, offset, sortColumn, sortOrder, search } = parsed.data;
  const tail = `where strpos(lower(name), lower($1)) > 0 order by buckets.${sortColumn} ${sortOrder} limit ${limit} offset ${offset}`;
  return selectBuckets(db, claims, tail, [search]);
}

export async function getBucket(db: Database, claims: Claims, id: string): Promise<unknown> {
  const [bucket] = await selectBuckets(db, claims, 'where id = $1', [id]);
  if (bucket === undefined) throw bucketNotFound();
  return bucket;
}

function allows(pattern: string, type: string): boolean {
  return (
    pattern === type || pattern === '*/*' || (pattern.endsWith('/*') && type.startsWith(pattern.slice(0, -1)))
  );
}

export function checkFile(bucket: Bucket, size: number, contentType: string): void {
  const limit = bucket.file_size_limit;
  if (limit !== null && size > limit) {
    const message = 'The object exceeded the maximum allowed size';
    throw new StorageError({ statusCode: 413, code: 'EntityTooLarge', error: 'Payload too large', message });
  }
  const type = (contentType.split(';')[0] ?? '').trim().toLowerCase();
  const allowed = bucket.allowed_mime_types;
  if (allowed && allowed.length > 0 && !allowed.some((pattern) => allows(pattern, type))) {
    const message = `mime type ${type} is not supported`;
    throw new StorageError({ statusCode: 415, code: 'InvalidMimeType', error: 'invalid_mime_type', message });
  }
}
