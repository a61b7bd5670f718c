import { connection } from 'next/server';
import { serverEnv } from '@/lib/config/env';

/** Returns the IndexNow key (lib/services/seo/index-now), which is public by design. Responds 404 if no key is set. */
export async function GET() {
  // Wait for a request, so that the key is read by the running server, not during the build.
  await connection();
  const { INDEXNOW_KEY } = serverEnv();
  return INDEXNOW_KEY ? new Response(INDEXNOW_KEY) : new Response('Not found', { status: 404 });
}
