import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { holdHost, takeHostTurn } from '@/lib/data/links';
import type { Db } from '@/lib/supabase/public';
import type { HostTurns } from './check-link';

/**
 * Returns a rate limiter that allows one request per second to each host. All processes share it. Without a database
 * client, which is null if Supabase's secret key is missing, only the requests of this process share it.
 */
export const hostTurns = (db: Db | null, { mostWaitMs }: { mostWaitMs: number }): HostTurns => ({
  async take(host) {
    const turn = { host, mostMs: mostWaitMs };
    const waitMs = db ? await takeHostTurn(db, turn) : takeOwnTurn(turn);
    if (waitMs > mostWaitMs) return waitMs;
    if (waitMs > 0) await sleep(waitMs);
    return 0;
  },
  async hold(host, seconds) {
    if (db) await holdHost(db, { host, seconds });
    else nextTurns.set(host, Math.max(nextTurns.get(host) ?? 0, performance.now() + seconds * 1_000));
  },
});

/**
 * When this process may next send a request to each host, by `performance.now()`. `takeOwnTurn` removes times in the
 * past.
 */
const nextTurns = new Map<string, number>();

/** Does the same as the database's function take_host_turn. */
function takeOwnTurn({ host, mostMs }: { host: string; mostMs: number }): number {
  const now = performance.now();
  for (const [each, at] of nextTurns) if (at <= now) nextTurns.delete(each);
  const at = nextTurns.get(host) ?? now;
  if (at - now <= mostMs) nextTurns.set(host, at + 1_000);
  return at - now;
}
