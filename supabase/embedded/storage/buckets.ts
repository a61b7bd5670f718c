import type { Claims, Database } from '../database.ts';
import { StorageError, bucketNotFound } from './storage-error.ts';

export interface Bucket {
  id: string;
  public: boolean;
  file_size_limit: number | null;
  allowed_mime_types: string[] | null;
}

const COLUMNS = 'id, name, owner, public, file_size_limit, allowed_mime_types, created_at, updated_at';

/** The rules of a bucket hold for whoever may write into it, also when it may not list buckets. */
export async function findBucket(db: Database, id: string): Promise<Bucket> {
  const { rows } = await db.query<Bucket>(
    'select id, public, file_size_limit::float8, allowed_mime_types from storage.buckets where id = $1',
    [id],
  );
  const bucket = rows[0];
  if (!bucket) throw bucketNotFound();
  return bucket;
}

export async function listBuckets(db: Database, claims: Claims, id: string | null): Promise<unknown[]> {
  const { rows } = await db.asRole(
    claims,
    (tx) =>
      tx.query<{ buckets: unknown[] }>(
        `select coalesce(json_agg(b order by b.name), '[]') as buckets from (
           select ${COLUMNS} from storage.buckets where $1::text is null or id = $1) b`,
        [id],
      ),
    { readOnly: true },
  );
  return rows[0]?.buckets ?? [];
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
