import 'server-only';
import { YEAR_S } from '@/lib/cache/freshness';
import type { Resource, Row } from '@/lib/resources/resource';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from '../database-error';
import { untypedClient } from '../untyped-client';

const BATCH = 500;

/** Reads all rows of an entity's table in batches, in the order of their ids. */
export async function* tableRows(db: Db, resource: Resource, columns: string[]): AsyncGenerator<Row[]> {
  let after: string | null = null;
  for (;;) {
    let query = untypedClient(db).from(resource.table).select<string, Row>(columns.join(', '));
    if (after) query = query.gt('id', after);
    const { data, error } = await query.order('id').limit(BATCH);
    if (error) throw new DatabaseError(`export ${resource.many}`, error);
    yield data;
    if (data.length < BATCH) return;
    after = String(data.at(-1)?.id);
  }
}

const BUCKET = 'logos';

/** An uploaded logo: its path as stored in the retailers' rows, and its file. */
export interface LogoFileRow {
  path: string;
  type: string;
  base64: string;
}

/** Reads the uploaded logos that retailers use, one after the other. A logo whose file cannot be read is left out. */
export async function* listLogoFiles(db: Db): AsyncGenerator<LogoFileRow> {
  const { data, error } = await db.from('retailers').select('logo').like('logo', `${BUCKET}/%`).order('logo');
  if (error) throw new DatabaseError('list the uploaded logos', error);
  for (const path of new Set(data.flatMap(({ logo }) => logo ?? []))) {
    const file = await db.storage.from(BUCKET).download(path.slice(BUCKET.length + 1));
    if (file.error) console.error('A logo could not be exported:', path, file.error);
    else {
      const bytes = Buffer.from(await file.data.arrayBuffer());
      yield { path, type: file.data.type, base64: bytes.toString('base64') };
    }
  }
}

/**
 * Uploads a logo from an import of the whole site, under the path that the retailers' rows contain. Does not replace an
 * existing file.
 */
export async function putLogoFile(
  db: Db,
  { path, bytes, contentType }: { path: string; bytes: Uint8Array; contentType: string },
): Promise<void> {
  const name = path.slice(BUCKET.length + 1);
  const { error } = await db.storage
    .from(BUCKET)
    .upload(name, bytes, { contentType, cacheControl: String(YEAR_S) });
  if (error && !/exist/i.test(error.message)) throw new DatabaseError('store a logo', error);
}
