import { Hono } from 'hono';
import type { Context } from '../context.ts';
import { addAdminLinks } from './admin-links.ts';
import { addAdminUsers } from './admin-routes.ts';
import { errorHandler, notSupported } from './auth-error.ts';
import { addDiscovery } from './discovery-routes.ts';
import { makeLimits } from './limits.ts';
import { addMails } from './recover-routes.ts';
import { requireApiKey } from './requests.ts';
import { readAuthSettings } from './settings.ts';
import type { AuthContext } from './settings.ts';
import { addSignUp } from './signup-routes.ts';
import { addTokens } from './token-routes.ts';
import { addUser } from './user-routes.ts';
import { addVerify } from './verify-routes.ts';

/**
 * Matches the paths of routes that need no API key. Browsers open /verify from links in emails, and servers read the
 * public keys, the settings and the health.
 */
const OPEN = /\/auth\/v1\/(verify|health|settings|\.well-known\/jwks\.json)$/;

/** Returns the part of GoTrue's API that this site needs. All other routes respond with 501. */
export function authRoutes(context: Context): Hono {
  const scope: AuthContext = { ...context, auth: readAuthSettings(process.env) };
  const limits = makeLimits(scope);
  const app = new Hono();
  app.onError(errorHandler(context.log));
  app.use('*', async (c, next) => {
    const refusal = c.req.method === 'GET' && OPEN.test(c.req.path) ? null : requireApiKey(scope, c);
    if (refusal) return refusal;
    await limits.byIp(c);
    return next();
  });
  addDiscovery(app, scope);
  addSignUp(app, scope);
  addTokens(app, scope, limits);
  addUser(app, scope, limits);
  addMails(app, scope);
  addVerify(app, scope, limits);
  addAdminUsers(app, scope);
  addAdminLinks(app, scope);
  app.all('*', (c) => {
    throw notSupported(`${c.req.method} ${c.req.path}`);
  });
  return app;
}
