import 'server-only';
import { serverEnv } from '@/lib/config/env';
import { fetchWithTimeLimit } from './time-limit';

/**
 * Returns a `fetch` that forwards the visitor's IP address to the auth server (Supabase, 'IP address forwarding').
 * Without this address, the auth server would count the attempts of all visitors against the site's own IP address. The
 * auth server accepts a forwarded address only with the secret key. Requests to the database keep the publishable key,
 * and with it row-level security.
 */
export function authFetch(visitorAddress: string): typeof fetch {
  const { SUPABASE_SECRET_KEY: secretKey } = serverEnv();
  if (!secretKey) return fetchWithTimeLimit;
  return (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!new URL(url).pathname.startsWith('/auth/v1/')) return fetchWithTimeLimit(input, init);
    const headers = new Headers(init?.headers);
    headers.set('apikey', secretKey);
    headers.set('Sb-Forwarded-For', visitorAddress);
    return fetchWithTimeLimit(input, { ...init, headers });
  };
}
