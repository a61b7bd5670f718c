import type { Hono } from 'hono';
import type { AuthContext } from './settings.ts';
import { publicKeySet } from './tokens.ts';

/** Adds the public routes: public keys, settings and health. */
export function addDiscovery(app: Hono, context: AuthContext): void {
  app.get('/.well-known/jwks.json', async (c) => {
    c.header('cache-control', 'public, max-age=600');
    return c.json(await publicKeySet(context.keys));
  });

  app.get('/health', (c) =>
    c.json({
      version: 'embedded',
      name: 'GoTrue',
      description: 'GoTrue is a user registration and authentication API',
    }),
  );

  app.get('/settings', (c) =>
    c.json({
      external: { anonymous_users: false, email: true, phone: false },
      disable_signup: false,
      mailer_autoconfirm: !context.auth.confirmEmail,
      phone_autoconfirm: false,
      sms_provider: '',
      saml_enabled: false,
    }),
  );
}
