import 'server-only';
import { serverEnv } from '@/lib/env';

/** The address and the publishable key of the Supabase project; the embedded one's unless configured otherwise. */
export function supabaseProject(): { url: string; publishableKey: string } {
  const env = serverEnv();
  return {
    url: env.NEXT_PUBLIC_SUPABASE_URL ?? `http://127.0.0.1:${env.SUPABASE_PORT}`,
    publishableKey: env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY ?? 'sb_publishable_embedded',
  };
}
