import { Hono } from 'hono';
import type { Context as HonoContext } from 'hono';
import { resolveClaims } from '../authenticate.ts';
import type { Context } from '../context.ts';
import { ApiError, unsupported } from '../errors.ts';
import { getBucket, listBuckets } from './buckets.ts';
import { createBucket, deleteBucket, emptyBucket, updateBucket } from './change-buckets.ts';
import { describeObject, downloadObject, servePublicObject } from './download.ts';
import { listObjects } from './list.ts';
import { splitPath } from './object-name.ts';
import { removeObjects } from './remove.ts';
import { StorageError, invalidRequest } from './storage-error.ts';
import { uploadObject } from './upload.ts';

const UNDONE = ['sign', 'upload', 'move', 'copy', 'list-v2'];

async function readBody(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    throw invalidRequest('The body is no JSON');
  }
}

/**
 * Returns the routes that Supabase's storage client uses, except transformations, signed URLs, move, copy and list-v2.
 */
export function storageRoutes(context: Context): Hono {
  const routes = new Hono();
  const claims = (c: HonoContext) => resolveClaims(context, c.req.raw);
  const target = (c: HonoContext, prefix: string) => splitPath(new URL(c.req.url).pathname, prefix);

  routes.onError((error, c) => {
    if (error instanceof StorageError) return error.toResponse();
    if (error instanceof ApiError) return Response.json(error, { status: error.status });
    context.log(`${c.req.method} ${c.req.path}: ${error.stack ?? error.message}`);
    const message = 'Internal Server Error';
    return new StorageError({
      statusCode: 500,
      code: 'InternalError',
      error: 'internal',
      message,
    }).toResponse();
  });

  routes.get('/bucket', async (c) => c.json(await listBuckets(context.db, await claims(c), c.req.query())));
  routes.post('/bucket', async (c) =>
    c.json(await createBucket(context, await claims(c), await readBody(c.req.raw))),
  );
  routes.get('/bucket/:id', async (c) =>
    c.json(await getBucket(context.db, await claims(c), c.req.param('id'))),
  );
  routes.put('/bucket/:id', async (c) => {
    const change = { id: c.req.param('id'), body: await readBody(c.req.raw) };
    return c.json(await updateBucket(context, await claims(c), change));
  });
  routes.delete('/bucket/:id', async (c) =>
    c.json(await deleteBucket(context, await claims(c), c.req.param('id'))),
  );
  routes.post('/bucket/:id/empty', async (c) =>
    c.json(await emptyBucket(context, await claims(c), c.req.param('id'))),
  );

  routes.get('/object/public/*', (c) => servePublicObject(context, c.req.raw, target(c, '/object/public/')));
  routes.get('/object/authenticated/*', async (c) =>
    downloadObject(context, await claims(c), c.req.raw, target(c, '/object/authenticated/')),
  );
  routes.get('/object/info/*', async (c) =>
    c.json(await describeObject(context, await claims(c), target(c, '/object/info/'))),
  );
  routes.post('/object/list/:bucket', async (c) =>
    c.json(await listObjects(context, await claims(c), c.req.param('bucket'), await readBody(c.req.raw))),
  );
  for (const word of UNDONE) {
    const refuse = () => {
      throw unsupported(`storage/v1/object/${word}`);
    };
    routes.all(`/object/${word}`, refuse);
    routes.all(`/object/${word}/*`, refuse);
  }
  routes.delete('/object/:bucket', async (c) =>
    c.json(await removeObjects(context, await claims(c), c.req.param('bucket'), await readBody(c.req.raw))),
  );
  routes.get('/object/*', async (c) =>
    downloadObject(context, await claims(c), c.req.raw, target(c, '/object/')),
  );
  routes.post('/object/*', async (c) => {
    const mode = c.req.header('x-upsert') === 'true' ? 'upsert' : 'create';
    return uploadObject(context, await claims(c), c.req.raw, target(c, '/object/'), mode);
  });
  routes.put('/object/*', async (c) =>
    uploadObject(context, await claims(c), c.req.raw, target(c, '/object/'), 'replace'),
  );
  return routes;
}
