import { rm } from 'node:fs/promises';
import { z } from 'zod';
import type { Context } from '../context.ts';
import type { Claims } from '../transaction.ts';
import { findBucket } from './buckets.ts';
import { fromDatabase, invalidRequest } from './storage-error.ts';
import { timeSql } from './times.ts';
import { versionFile } from './upload.ts';

const bodySchema = z.object({ prefixes: z.array(z.string()).min(1).max(1000) });

interface Removed {
  version: string | null;
}

/** Deletes the named objects, except those that the caller may not delete. Returns the deleted objects. */
export async function removeObjects(
  context: Context,
  claims: Claims,
  bucket: string,
  body: unknown,
): Promise<unknown[]> {
  const parsed = bodySchema.safeParse(body);
  if (!parsed.success) throw invalidRequest(z.prettifyError(parsed.error));
  await findBucket(context.db, bucket);
  try {
    const { rows } = await context.db.asRole(claims, (tx) =>
      tx.query<{ removed: Removed }>(
        `with removed as (delete from storage.objects where bucket_id = $1 and name = any($2::text[])
           returning *)
         select json_build_object('name', name, 'bucket_id', bucket_id, 'owner', coalesce(owner::text, ''),
           'owner_id', coalesce(owner_id, ''), 'version', version, 'id', id,
           'updated_at', ${timeSql('updated_at')}, 'created_at', ${timeSql('created_at')},
           'last_accessed_at', ${timeSql('last_accessed_at')}, 'metadata', metadata,
           'user_metadata', user_metadata) as removed from removed order by name`,
        [bucket, parsed.data.prefixes],
      ),
    );
    const removed = rows.map((row) => row.removed);
    for (const { version } of removed) {
      if (version) await rm(versionFile(context, version), { force: true });
    }
    return removed;
  } catch (error) {
    throw fromDatabase(error);
  }
}
