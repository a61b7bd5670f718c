import { createHash, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Context } from '../context.ts';
import type { Claims, Tx } from '../transaction.ts';
import { writeFileAtomically } from '../files.ts';
import { checkFile, findBucket } from './buckets.ts';
import { fromDatabase, objectNotFound } from './storage-error.ts';

interface Upload {
  bytes: Uint8Array;
  contentType: string;
  cacheControl: string;
  userMetadata: string | null;
}

/**
 * Returns the path of an uploaded file on disk. The file is named after the upload's version, so that a client's name
 * never becomes a path.
 */
export function versionFile(context: Context, version: string): string {
  return path.join(context.dataDir, 'storage', path.basename(version));
}

async function fromForm(request: Request): Promise<Upload> {
  const form = await request.formData();
  const file = [...form.values()].find((value) => typeof value !== 'string');
  const maxAge = form.get('cacheControl');
  const metadata = form.get('metadata');
  return {
    bytes: new Uint8Array(file ? await file.arrayBuffer() : new ArrayBuffer(0)),
    contentType: file?.type || 'application/octet-stream',
    cacheControl: typeof maxAge === 'string' && /^\d+$/.test(maxAge) ? `max-age=${maxAge}` : 'no-cache',
    userMetadata: typeof metadata === 'string' ? metadata : null,
  };
}

async function readUpload(request: Request): Promise<Upload> {
  const type = request.headers.get('content-type') ?? 'application/octet-stream';
  if (type.startsWith('multipart/form-data')) return fromForm(request);
  const metadata = request.headers.get('x-metadata');
  const cacheControl = request.headers.get('cache-control') ?? 'no-cache';
  return {
    bytes: new Uint8Array(await request.arrayBuffer()),
    contentType: type,
    cacheControl: /^[\w=, -]+$/.test(cacheControl) ? cacheControl : 'no-cache',
    userMetadata: metadata === null ? null : Buffer.from(metadata, 'base64').toString('utf8'),
  };
}

function metadataOf(upload: Upload): string {
  return JSON.stringify({
    eTag: `"${createHash('md5').update(upload.bytes).digest('hex')}"`,
    size: upload.bytes.length,
    mimetype: upload.contentType,
    cacheControl: upload.cacheControl,
    lastModified: new Date().toISOString(),
    contentLength: upload.bytes.length,
    httpStatusCode: 200,
  });
}

const INSERT = `insert into storage.objects (id, bucket_id, name, owner, owner_id, version, metadata, user_metadata)
  values ($1::uuid, $2, $3, $4::text::uuid, $4::text, $5, $6::jsonb, $7::jsonb)`;
const REPLACED = `owner = excluded.owner, owner_id = excluded.owner_id, version = excluded.version,
  metadata = excluded.metadata, user_metadata = excluded.user_metadata, updated_at = now()`;
const UPDATE = `update storage.objects set owner = $3::text::uuid, owner_id = $3::text, version = $4,
  metadata = $5::jsonb, user_metadata = $6::jsonb, updated_at = now() where bucket_id = $1 and name = $2`;

export type UploadMode = 'create' | 'upsert' | 'replace';

interface Target {
  bucket: string;
  name: string;
}

async function saveRow(
  tx: Tx,
  id: string,
  target: Target,
  mode: UploadMode,
  values: unknown[],
): Promise<void> {
  const key = [target.bucket, target.name];
  if (mode === 'replace') {
    const { affectedRows } = await tx.query(UPDATE, [...key, ...values]);
    if (affectedRows !== 1) throw objectNotFound();
    return;
  }
  // Omits RETURNING, because a user with the right to create an object may have no right to read it.
  const conflict = mode === 'upsert' ? ` on conflict (bucket_id, name) do update set ${REPLACED}` : '';
  await tx.query(INSERT + conflict, [id, ...key, ...values]);
}

async function currentObject(context: Context, target: Target) {
  const { rows } = await context.db.query<{ id: string; version: string | null }>(
    'select id, version from storage.objects where bucket_id = $1 and name = $2',
    [target.bucket, target.name],
  );
  return rows[0];
}

/**
 * Saves an uploaded file and its row. The row is saved with the caller's rights, so that policies apply. The file is
 * written before the row is committed: a crash can leave a file without a row, but never a row without its file.
 */
export async function uploadObject(
  context: Context,
  claims: Claims,
  request: Request,
  target: Target,
  mode: UploadMode,
): Promise<Response> {
  const bucket = await findBucket(context.db, target.bucket);
  const upload = await readUpload(request);
  checkFile(bucket, upload.bytes.length, upload.contentType);
  const before = await currentObject(context, target);
  const id = before?.id ?? randomUUID();
  const version = randomUUID();
  const file = versionFile(context, version);
  const values = [claims.sub ?? null, version, metadataOf(upload), upload.userMetadata];
  try {
    await context.db.asRole(claims, async (tx) => {
      // In the mode 'create', the row gets a new id, because it must never have the id of an existing object. If the
      // object already exists, the insert fails.
      await saveRow(tx, mode === 'create' ? randomUUID() : id, target, mode, values);
      await writeFileAtomically(file, upload.bytes);
    });
  } catch (error) {
    await rm(file, { force: true });
    throw fromDatabase(error);
  }
  if (before?.version) await rm(versionFile(context, before.version), { force: true });
  const saved = await currentObject(context, target);
  return Response.json({ Id: saved?.id ?? id, Key: `${target.bucket}/${target.name}` });
}
