import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { otherInstances } from '../../lib/cache/other-instances.ts';

/**
 * The longest time that an instance waits for the render of another instance. A claim expires after this time, so a
 * killed instance cannot hold up the others.
 */
const LONGEST_WAIT_MS = 1_000;
const POLL_MS = 10;

/**
 * The names of this instance's claims, by cache key. A name is dropped when its claim expires, because another instance
 * may then claim the same render.
 */
const own = new LRUCache<string, string>({ max: 1_000, ttl: LONGEST_WAIT_MS });

/**
 * Claims the render of a response, so that only one instance renders it after an expiry. If another instance has
 * already claimed the render, waits until that instance has shared its response or given up. Returns whether this
 * instance waited; if so, the response may be among the shared responses.
 * @param position this instance's position in the log of expiries. The claim is only for a render at this position,
 * because a render at an earlier position may contain data that has expired since.
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
    // The connection to Redis has just broken. SharedClock reports it; this instance renders without a claim.
    return false;
  }
}

/** Waits for `shared`, then ends this instance's claim to render a response. Does nothing without such a claim. */
export async function endClaim(key: string, shared?: Promise<void>): Promise<void> {
  const name = own.get(key);
  if (!name) return;
  own.delete(key);
  await shared;
  await otherInstances.claims?.release(name).catch(() => undefined);
}
