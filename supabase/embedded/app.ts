import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { authRoutes } from './auth/routes.ts';
import { backupRoutes } from './backup-routes.ts';
import type { Context } from './context.ts';
import { ApiError, unsupported } from './errors.ts';
import { functionRoutes } from './functions/routes.ts';
import { restRoutes } from './rest/routes.ts';
import { storageRoutes } from './storage/routes.ts';

const KIB = 1024;
const MIB = 1024 * KIB;

const exposed = [
  'Content-Encoding',
  'Content-Location',
  'Content-Range',
  'Content-Type',
  'Date',
  'Location',
  'Preference-Applied',
  'Server',
  'Transfer-Encoding',
  'Range-Unit',
  'X-Supabase-Api-Version',
];

function tooLarge(): Response {
  return Response.json(
    { statusCode: '413', error: 'Payload too large', message: 'The request body is too large' },
    { status: 413 },
  );
}

/** Returns one fetch handler that serves all APIs of the embedded Supabase. */
export function createApp(context: Context): Hono {
  const app = new Hono();
  app.use(
    '*',
    cors({
      origin: '*',
      allowMethods: ['GET', 'HEAD', 'PUT', 'PATCH', 'POST', 'DELETE', 'OPTIONS'],
      exposeHeaders: exposed,
      maxAge: 3600,
    }),
  );
  app.use('/storage/*', bodyLimit({ maxSize: 52 * MIB, onError: tooLarge }));
  app.use('/rest/*', bodyLimit({ maxSize: 20 * MIB, onError: tooLarge }));
  app.use('/functions/*', bodyLimit({ maxSize: 6 * MIB, onError: tooLarge }));
  app.use('/auth/*', bodyLimit({ maxSize: 64 * KIB, onError: tooLarge }));

  app.route('/rest/v1', restRoutes(context));
  app.route('/auth/v1', authRoutes(context));
  app.route('/storage/v1', storageRoutes(context));
  app.route('/functions/v1', functionRoutes(context));
  app.route('/backup/v1', backupRoutes(context));

  app.notFound((c) => c.json(unsupported(`${c.req.method} ${c.req.path}`), 501));
  app.onError((error, c) => {
    if (error instanceof ApiError) return new Response(JSON.stringify(error), jsonHead(error));
    context.log(`${c.req.method} ${c.req.path}: ${error.stack ?? error.message}`);
    return c.json(
      { code: 'unexpected_failure', message: 'Internal server error', details: null, hint: null },
      500,
    );
  });
  return app;
}

function jsonHead({ status, headers }: ApiError): ResponseInit {
  return { status, headers: { 'content-type': 'application/json; charset=utf-8', ...headers } };
}
