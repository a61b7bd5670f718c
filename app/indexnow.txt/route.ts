import { connection } from 'next/server';
import { serverEnv } from '@/lib/env';

/** The key of IndexNow (lib/seo/index-now), which is public by its nature; 404 while none is set. */
export async function GET() {
  // The key is that of the running server, not of the build.
  await connection();
  const { INDEXNOW_KEY } = serverEnv();
  return INDEXNOW_KEY ? new Response(INDEXNOW_KEY) : new Response('Not found', { status: 404 });
}
