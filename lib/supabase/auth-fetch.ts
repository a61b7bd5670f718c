import 'server-only';
import { serverEnv } from '@/lib/config/env';

/**
 * Returns a `fetch` that forwards the visitor's IP address to the auth server (Supabase, 'IP address forwarding').
 * Otherwise, the auth server would count the attempts of all visitors against the site's own IP address. The auth
 * server accepts a forwarded address only with the secret key. Requests to the database still use the publishable key,
 * so row-level security applies. `send` makes the requests.
 */
export function authFetch(visitorIp: string, send: typeof fetch): typeof fetch {
  const { SUPABASE_SECRET_KEY: secretKey } = serverEnv();
  if (!secretKey) return send;
  return (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!new URL(url).pathname.startsWith('/auth/v1/')) return send(input, init);
    const headers = new Headers(init?.headers);
    headers.set('apikey', secretKey);
    headers.set('Sb-Forwarded-For', visitorIp);
    return send(input, { ...init, headers });
  };
}
