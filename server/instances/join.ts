import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { otherInstances } from '../../lib/cache/other-instances.ts';
import { rendersOfProcess } from '../next-cache/renders-in-flight.ts';
import { shareTagClock, tagClockOfProcess } from '../next-cache/tag-clock.ts';
import { lastPosition } from './last-position.ts';
import { Redis } from './redis.ts';
import { SharedClock } from './shared-clock.ts';

/**
 * Connects this instance with the other instances through Redis. The instances share stored responses, expiries of
 * cache tags, and the last known results of queries (lib/data/last-known, ADR 043). Returns a function that ends the
 * connection.
 * @param build the folder of the build. Instances of different builds share only expiries.
 */
export async function joinInstances(url: string, build: string): Promise<() => Promise<void>> {
  const buildId = readFileSync(path.join(build, 'BUILD_ID'), 'utf8');
  const redis = new Redis(url);
  const clock = new SharedClock({
    log: redis,
    tags: tagClockOfProcess,
    renders: rendersOfProcess,
    last: lastPosition(path.join(build, 'last-expiry')),
    instance: randomUUID(),
  });
  shareTagClock(clock);
  otherInstances.sharing = {
    state: () => clock.state(),
    now: () => redis.now(),
    read: (key) => redis.read(`${buildId}:${key}`),
    write: (key, value, seconds) => redis.write(`${buildId}:${key}`, value, seconds),
  };
  otherInstances.claims = {
    claim: (name, ms) => redis.claim(`${buildId}:${name}`, ms),
    isClaimed: (name) => redis.isClaimed(`${buildId}:${name}`),
    release: (name) => redis.release(`${buildId}:${name}`),
  };
  await clock.start();
  return () => clock.close();
}
