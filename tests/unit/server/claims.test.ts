import { setTimeout as sleep } from 'node:timers/promises';
import { type Claims, otherInstances } from '@/lib/cache/other-instances';
import { claimOrWait, endClaim } from '../../../server/next-cache/claims.ts';

/** The names that instances have claimed. For each name, the time at which its claim ends, in ms. */
const held = new Map<string, number>();
const isHeld = (name: string) => (held.get(name) ?? 0) > Date.now();
const redis: Claims = {
  claim(name, ms) {
    if (isHeld(name)) return Promise.resolve(false);
    held.set(name, Date.now() + ms);
    return Promise.resolve(true);
  },
  isClaimed: (name) => Promise.resolve(isHeld(name)),
  release: (name) => Promise.resolve(void held.delete(name)),
};

beforeEach(() => {
  held.clear();
  otherInstances.claims = redis;
});
afterAll(() => (otherInstances.claims = undefined));

test('the second instance waits until the first has stored its response', async () => {
  expect(await claimOrWait('/a', '1-0')).toBe(false);
  let hasWaited = false;
  const waiting = claimOrWait('/a', '1-0').then((waited) => (hasWaited = waited));
  await sleep(50);
  expect(hasWaited).toBe(false);
  await endClaim('/a');
  expect(await waiting).toBe(true);
});

test('an instance that knows of another expiry, or is asked for another page, waits for nobody', async () => {
  await claimOrWait('/a', '1-0');
  expect(await claimOrWait('/a', '2-0')).toBe(false);
  expect(await claimOrWait('/b', '1-0')).toBe(false);
});

test('an instance that was killed keeps the others waiting for a second at most', async () => {
  await redis.claim('render:1-0:/a', 1_000);
  expect(await claimOrWait('/a', '1-0')).toBe(true);
});

test('an instance that Redis does not answer renders at once', async () => {
  otherInstances.claims = { ...redis, claim: () => Promise.reject(new Error('not connected')) };
  expect(await claimOrWait('/a', '1-0')).toBe(false);
  otherInstances.claims = undefined;
  expect(await claimOrWait('/a', '1-0')).toBe(false);
});
