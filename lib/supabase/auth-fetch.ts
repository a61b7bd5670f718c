import 'server-only';
import { serverEnv } from '@/lib/env';
import { fetchWithTimeLimit } from './time-limit';

/**
 * A fetch whose requests to the auth server name the visitor (Supabase, 'IP address forwarding'): it counts tries by
 * address, and would otherwise take all visitors for the site. It believes the server's own key alone; requests to the
 * database keep the publishable one, and with it row-level security.
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
