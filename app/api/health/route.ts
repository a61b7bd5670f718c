import { connection } from 'next/server';
import { pingDatabase } from '@/lib/data/health';
import { publicClient } from '@/lib/supabase/public';

/** 200 'ok' while the database answers; 200 'degraded' while pages are served without it. */
export async function GET() {
  await connection();
  const started = performance.now();
  try {
    await pingDatabase(publicClient());
    return answer({
      status: 'ok',
      database: { reachable: true, ms: Math.round(performance.now() - started) },
    });
  } catch (error) {
    console.warn((error as Error).message);
    return answer({ status: 'degraded', database: { reachable: false } });
  }
}

const answer = (body: object) => Response.json(body, { headers: { 'Cache-Control': 'no-store' } });
