import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js';
import PageCache from '../../server/next-cache/page-cache.ts';
import { fileStore } from '../../server/next-cache/page-store.ts';

export type Page = Parameters<PageCache['set']>[1];
export type GetContext = Parameters<PageCache['get']>[1];
type SetContext = Parameters<PageCache['set']>[2];

export const headers = { 'x-next-cache-tags': 'retailer:argos' };
export const page = {
  kind: 'APP_PAGE',
  html: '<!DOCTYPE html><p></html>',
  rscData: Buffer.from('x'),
  headers,
} as unknown as Page;
export const reading = { kind: 'APP_PAGE', isFallback: false } as unknown as GetContext;
export const storing = { cacheControl: { revalidate: 300, expire: 1000 } } as unknown as SetContext;

/** Creates a page cache in a temporary folder, with a clock that each test sets. */
export function testedCache() {
  const cache = {
    folder: '',
    /**
     * The time at which the current test starts. Each test starts 1,000 seconds later than the last, so that a render
     * of an earlier test does not seem to be in flight.
     */
    start: 1_700_000_000_000,
    now: 0,
    /** Creates a cache handler, as Next does for each request. */
    handler: () => new PageCache(context()),
    /** Removes a stored page from memory, so that the next request reads it from disk. */
    forget: (key: string) => fileStore(context()).forget(key),
  };
  const context = () =>
    ({
      fs: nodeFs,
      serverDistDir: path.join(cache.folder, 'server'),
      flushToDisk: true,
      revalidatedTags: [],
      _requestHeaders: {},
    }) as ConstructorParameters<typeof PageCache>[0];
  beforeEach(async () => {
    cache.folder = await mkdtemp(path.join(os.tmpdir(), 'page-cache-'));
    jest.spyOn(Date, 'now').mockImplementation(() => cache.now);
    jest.spyOn(performance, 'now').mockImplementation(() => cache.now - performance.timeOrigin);
    cache.start += 1_000_000;
    cache.now = cache.start;
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await rm(cache.folder, { recursive: true });
  });
  return cache;
}
