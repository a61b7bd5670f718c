import { connection } from 'next/server';
import { pingDatabase } from '@/lib/data/health';
import { listUnready } from '@/lib/data/readiness';
import { publicClient } from '@/lib/supabase/public';

/** Monitors ask every few seconds; what an editor has just provided may show a little later. */
const KEPT_MS = 30_000;
let kept: { at: number; missing: Promise<string[]> } | undefined;

/** What is missing before the site is opened, as the admin overview says it. */
function missing(): Promise<string[]> {
  if (kept && performance.now() - kept.at < KEPT_MS) return kept.missing;
  const asked = listUnready(publicClient()).then((items) => items.map(({ text }) => text));
  kept = { at: performance.now(), missing: asked };
  asked.catch(() => (kept = undefined));
  return asked;
}

/** 200 'ok' while the database answers; 200 'degraded' while pages are served without it. */
export async function GET() {
  await connection();
  const started = performance.now();
  try {
    await pingDatabase(publicClient());
    const ms = Math.round(performance.now() - started);
    // What is missing is worth knowing, and no reason to call the site degraded.
    const notReadyToOpen = await missing().catch(() => null);
    return answer({ status: 'ok', database: { reachable: true, ms }, notReadyToOpen });
  } catch (error) {
    console.warn((error as Error).message);
    return answer({ status: 'degraded', database: { reachable: false } });
  }
}

const answer = (body: object) => Response.json(body, { headers: { 'Cache-Control': 'no-store' } });
