import { connection } from 'next/server';
import { otherInstances } from '@/lib/cache/other-instances';
import { checkDatabase } from '@/lib/services/health/check-database';
import { listUnready } from '@/lib/services/readiness/list-unready';
import { publicClient } from '@/lib/supabase/public';

/**
 * The time for which the list of missing details is cached. Without the cache, a monitor that polls every few seconds
 * would read the list from the database each time. With the cache, an editor's change shows up to 30 seconds later.
 */
const KEPT_MS = 30_000;
let kept: { at: number; missing: Promise<string[]> } | undefined;

/** Returns the details that the operator must still provide, with the same texts as the admin overview. */
function missing(): Promise<string[]> {
  if (kept && performance.now() - kept.at < KEPT_MS) return kept.missing;
  const asked = listUnready(publicClient()).then((items) => items.map(({ text }) => text));
  kept = { at: performance.now(), missing: asked };
  asked.catch(() => (kept = undefined));
  return asked;
}

/**
 * Responds 200 'ok' while everything works, and 200 'degraded' while pages are served without the database, or while
 * this instance has no connection to the other instances.
 */
export async function GET() {
  await connection();
  const health = await checkDatabase(publicClient());
  const state = otherInstances.sharing?.state();
  // Without REDIS_URL there are no other instances, so the response doesn't mention them.
  const instances = state && { instances: { shared: state.isShared, since: state.since } };
  if (!health.isReachable) {
    console.warn(health.error);
    const database = { reachable: false, since: health.since };
    return answer({ status: 'degraded', database, ...instances });
  }
  // The list of details that an admin still has to fill in. Ignore errors, because the site works without this list.
  const notReadyToOpen = await missing().catch(() => null);
  const status = state?.isShared === false ? 'degraded' : 'ok';
  return answer({ status, database: { reachable: true, ms: health.ms }, ...instances, notReadyToOpen });
}

const answer = (body: object) => Response.json(body, { headers: { 'Cache-Control': 'no-store' } });
