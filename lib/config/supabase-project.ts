import 'server-only';
import { serverEnv } from './env';

/** Returns the URL and publishable key of the Supabase project. The default is the embedded Supabase. */
export function supabaseProject(): { url: string; publishableKey: string } {
  const env = serverEnv();
  return {
    url: env.NEXT_PUBLIC_SUPABASE_URL ?? `http://127.0.0.1:${env.SUPABASE_PORT}`,
    publishableKey: env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY ?? 'sb_publishable_embedded',
  };
}
