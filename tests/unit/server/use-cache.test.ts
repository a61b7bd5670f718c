import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import type { CacheEntry } from 'next/cache';
import PageCache from '@/server/next-cache/page-cache';
import { resultsInMemory } from '@/server/next-cache/result-store';
import useCache from '@/server/next-cache/use-cache';

const START = 1_800_000_000_000;
let now: number;
let key: string;
let tag: string;

beforeEach(() => {
  now = START;
  [key, tag] = [randomUUID(), randomUUID()];
  jest.spyOn(performance, 'now').mockImplementation(() => now - performance.timeOrigin);
});
afterEach(() => jest.restoreAllMocks());

const streamOf = (...parts: (string | Error)[]) =>
  new ReadableStream<Uint8Array>({
    pull(controller) {
      const part = parts.shift();
      if (part === undefined) controller.close();
      else if (part instanceof Error) controller.error(part);
      else controller.enqueue(new TextEncoder().encode(part));
    },
  });

const entry = (more: Partial<CacheEntry> = {}): CacheEntry => ({
  value: streamOf('ar', 'gos'),
  tags: [tag],
  stale: 300,
  timestamp: START,
  expire: 600,
  revalidate: 300,
  ...more,
});

async function textOf(): Promise<string | undefined> {
  const found = await useCache.get(key, []);
  return found && new Response(found.value).text();
}

test('a result is returned whole, as often as it is asked for', async () => {
  await useCache.set(key, Promise.resolve(entry()));
  expect([await textOf(), await textOf()]).toEqual(['argos', 'argos']);
  expect(await useCache.get(key, [])).toMatchObject({
    tags: [tag],
    timestamp: START,
    revalidate: 300,
    expire: 600,
  });
});

test('a result holds no memory but its own', async () => {
  await useCache.set(key, Promise.resolve(entry()));
  const stored = await resultsInMemory.get(key);
  expect(stored?.bytes.buffer.byteLength).toBe('argos'.length);
});

test('a call waits for a result that another call is writing', async () => {
  const { promise, resolve } = Promise.withResolvers<CacheEntry>();
  const writing = useCache.set(key, promise);
  const reading = textOf();
  resolve(entry());
  expect(await reading).toBe('argos');
  await writing;
});

test('a stale result is not served, because a page rendered from it would count as fresh', async () => {
  await useCache.set(key, Promise.resolve(entry()));
  now = START + 300_000;
  expect(await textOf()).toBe('argos');
  now = START + 300_001;
  expect(await textOf()).toBeUndefined();
});

test.each([
  ['throws', () => Promise.reject(new Error('no database'))],
  [
    'fails after its first bytes',
    () => Promise.resolve(entry({ value: streamOf('ar', new Error('cut off')) })),
  ],
  ['may not be reused', () => Promise.resolve(entry({ expire: 0 }))],
])('nothing is stored of a function that %s', async (_, pending) => {
  await useCache.set(key, pending());
  expect(await textOf()).toBeUndefined();
});

test('a result from before an expiry of its tag is not served, and one from after it is', async () => {
  await useCache.set(key, Promise.resolve(entry()));
  now = START + 10;
  await useCache.updateTags([tag]);
  expect(await textOf()).toBeUndefined();
  await useCache.set(key, Promise.resolve(entry({ timestamp: START + 11 })));
  expect(await textOf()).toBe('argos');
});

test('an expiry in the cache of pages counts here too', async () => {
  await useCache.set(key, Promise.resolve(entry()));
  now = START + 10;
  await PageCache.prototype.revalidateTag([tag], { expire: 0 });
  expect(await textOf()).toBeUndefined();
  expect(await useCache.getExpiration([tag, randomUUID()])).toBe(START + 10);
});

test('a tag that only went stale has its results renewed at once, and expired after the time given', async () => {
  await useCache.set(key, Promise.resolve(entry()));
  now = START + 10;
  await useCache.updateTags([tag], { expire: 60 });
  expect(await useCache.get(key, [])).toMatchObject({ revalidate: -1 });
  now = START + 60_010;
  expect(await textOf()).toBeUndefined();
});

test('a tag that never expired has the expiry 0', async () => {
  expect(await useCache.getExpiration([tag])).toBe(0);
});
