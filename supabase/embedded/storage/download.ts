import { readFile } from 'node:fs/promises';
import type { Context } from '../context.ts';
import type { Claims, Tx } from '../transaction.ts';
import { isMissing } from '../files.ts';
import { findBucket } from './buckets.ts';
import { bucketNotFound, objectNotFound } from './storage-error.ts';
import { timeSql } from './times.ts';
import { versionFile } from './upload.ts';

interface StoredObject {
  version: string | null;
  metadata: { eTag?: string; mimetype?: string; cacheControl?: string; lastModified?: string } | null;
}

interface Target {
  bucket: string;
  name: string;
}

const FIND = 'select version, metadata from storage.objects where bucket_id = $1 and name = $2';

/**
 * Returns response headers that keep browsers from running an uploaded file as a script or page, because uploads and
 * their types are untrusted.
 */
function safeHeaders(object: StoredObject): Headers {
  const { metadata } = object;
  const type = metadata?.mimetype ?? 'application/octet-stream';
  const modified = metadata?.lastModified ? new Date(metadata.lastModified) : null;
  const headers = new Headers({
    'content-type': /^(?:text\/html|application\/xhtml)/i.test(type) ? 'text/plain' : type,
    'cache-control': metadata?.cacheControl ?? 'no-cache',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  });
  if (metadata?.eTag) headers.set('etag', metadata.eTag);
  if (modified) headers.set('last-modified', modified.toUTCString());
  return headers;
}

function disposition(url: URL, name: string): string | null {
  const wanted = url.searchParams.get('download');
  if (wanted === null) return null;
  const file = wanted === '' ? (name.split('/').at(-1) ?? name) : wanted;
  return `attachment; filename*=UTF-8''${encodeURIComponent(file).replaceAll("'", '%27')}`;
}

async function send(context: Context, request: Request, target: Target, object: StoredObject | undefined) {
  if (!object?.version) throw objectNotFound();
  const headers = safeHeaders(object);
  const attachment = disposition(new URL(request.url), target.name);
  if (attachment) headers.set('content-disposition', attachment);
  const known = request.headers
    .get('if-none-match')
    ?.split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''));
  const etag = headers.get('etag');
  if (etag && known?.includes(etag)) return new Response(null, { status: 304, headers });
  try {
    const bytes = await readFile(versionFile(context, object.version));
    headers.set('content-length', String(bytes.length));
    return new Response(bytes, { headers });
  } catch (error) {
    // The file was replaced or deleted after its row was read, so respond as if the object did not exist.
    if (isMissing(error)) throw objectNotFound();
    throw error;
  }
}

/**
 * Serves an object. Everyone may download objects of public buckets; for other objects, the caller's policies decide.
 */
export async function downloadObject(
  context: Context,
  claims: Claims,
  request: Request,
  target: Target,
): Promise<Response> {
  const bucket = await findBucket(context.db, target.bucket);
  const find = (tx: Tx) => tx.query<StoredObject>(FIND, [target.bucket, target.name]);
  const { rows } = bucket.public
    ? await find(context.db)
    : await context.db.asRole(claims, find, { readOnly: true });
  return send(context, request, target, rows[0]);
}

/**
 * Returns an object's details for the client's `info` call. Like the storage server, omits the bucket and the time of
 * the last change.
 */
export async function describeObject(context: Context, claims: Claims, target: Target): Promise<unknown> {
  const bucket = await findBucket(context.db, target.bucket);
  const find = (tx: Tx) =>
    tx.query<{ found: unknown }>(
      `select json_build_object('id', id, 'name', name, 'version', version,
         'size', metadata -> 'size', 'content_type', metadata -> 'mimetype',
         'cache_control', metadata -> 'cacheControl', 'etag', metadata -> 'eTag', 'metadata', user_metadata,
         'created_at', ${timeSql('created_at')}) as found
       from storage.objects where bucket_id = $1 and name = $2`,
      [target.bucket, target.name],
    );
  const { rows } = bucket.public
    ? await find(context.db)
    : await context.db.asRole(claims, find, { readOnly: true });
  if (rows[0] === undefined) throw objectNotFound();
  return rows[0].found;
}

/** Serves an object without sign-in if its bucket is public. */
export async function servePublicObject(
  context: Context,
  request: Request,
  target: Target,
): Promise<Response> {
  const bucket = await findBucket(context.db, target.bucket);
  if (!bucket.public) throw bucketNotFound();
  const { rows } = await context.db.query<StoredObject>(FIND, [target.bucket, target.name]);
  return send(context, request, target, rows[0]);
}
