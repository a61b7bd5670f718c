import path from 'node:path';
import { Hono } from 'hono';
import { resolveClaims } from './authenticate.ts';
import type { Context } from './context.ts';
import { ApiError } from './errors.ts';
import { takeSnapshot } from './snapshot.ts';

/**
 * Returns the route that `npm run backup` calls with the secret key. Only the process that has the database open can
 * copy the database, so that process must make the copy. A hosted project has no such route.
 */
export function backupRoutes(context: Context): Hono {
  const routes = new Hono();
  routes.post('/snapshot', async (c) => {
    const { role } = await resolveClaims(context, c.req.raw);
    if (role !== 'service_role') {
      throw new ApiError({
        status: 403,
        code: 'not_admin',
        message: 'Only the secret key may make a snapshot',
      });
    }
    return c.json({ folder: path.basename(await takeSnapshot(context.db, context.dataDir)) });
  });
  return routes;
}
