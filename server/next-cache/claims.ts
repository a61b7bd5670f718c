import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { otherInstances } from '../../lib/cache/other-instances.ts';

/**
 * The longest time that an instance waits for a render of another one. A claim ends by itself after the same time, so
 * that an instance that was killed keeps nobody waiting longer.
 */
const LONGEST_WAIT_MS = 1_000;
const POLL_MS = 10;

/** The claims of this instance, by cache key, until they end by themselves: after that, the name may be another's. */
const own = new LRUCache<string, string>({ max: 1_000, ttl: LONGEST_WAIT_MS });

/**
 * Claims the render of a response, so that only one instance renders it after an expiry. If another instance has claimed
 * it, waits until that instance has stored its response or given up. Returns whether this instance waited; then the
 * response may be among the shared ones.
 * @param position this instance's position in the log of expiries. An instance that knows of more expiries must not use
 *   the render of one that knows of fewer, so it claims a render of its own.
 */
export async function claimOrWait(key: string, position: string): Promise<boolean> {
  const { claims } = otherInstances;
  if (!claims) return false;
  const name = `render:${position}:${key}`;
  try {
    if (await claims.claim(name, LONGEST_WAIT_MS)) {
      own.set(key, name);
      return false;
    }
    do await sleep(POLL_MS);
    while (await claims.isClaimed(name));
    return true;
  } catch {
    // Redis has just gone away, which the clock of this instance reports.
    return false;
  }
}

/** Ends this instance's claim to render a response, if it has one. If the response is being shared, waits for that. */
export async function endClaim(key: string, shared?: Promise<void>): Promise<void> {
  const name = own.get(key);
  if (!name) return;
  own.delete(key);
  await shared;
  await otherInstances.claims?.release(name).catch(() => undefined);
}
