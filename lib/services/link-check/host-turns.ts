import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { holdHost, takeHostTurn } from '@/lib/data/links';
import type { Db } from '@/lib/supabase/public';
import type { HostTurns } from './check-link';

/** Returns a rate limiter that all processes share. It allows one request per second to each host. */
export const hostTurns = (db: Db, { mostWaitMs }: { mostWaitMs: number }): HostTurns => ({
  async take(host) {
    const waitMs = await takeHostTurn(db, { host, mostMs: mostWaitMs });
    if (waitMs > mostWaitMs) return waitMs;
    if (waitMs > 0) await sleep(waitMs);
    return 0;
  },
  hold: (host, seconds) => holdHost(db, { host, seconds }),
});
