import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import PageCache from '../../lib/page-cache.ts';

export type Page = Parameters<PageCache['set']>[1];
export type GetContext = Parameters<PageCache['get']>[1];
type SetContext = Parameters<PageCache['set']>[2];

export const MEMORY = 1_000_000;
export const headers = { 'x-next-cache-tags': 'retailer:argos' };
export const page = {
  kind: 'APP_PAGE',
  html: '<!DOCTYPE html><p></html>',
  rscData: Buffer.from('x'),
  headers,
} as unknown as Page;
export const reading = { kind: 'APP_PAGE', isFallback: false } as unknown as GetContext;
export const storing = { cacheControl: { revalidate: 300, expire: 1000 } } as unknown as SetContext;

/** A cache of pages in a folder of its own, with a clock that each test of a file sets. */
export function testedCache() {
  const cache = {
    folder: '',
    /** When the test began: each has its own hour, so that no render of another one seems to be under way. */
    start: 1_700_000_000_000,
    now: 0,
    /** A handler as Next makes one for each request. */
    handler: () =>
      new PageCache({
        fs: nodeFs,
        serverDistDir: path.join(cache.folder, 'server'),
        flushToDisk: true,
        maxMemoryCacheSize: MEMORY,
        revalidatedTags: [],
        _requestHeaders: {},
      } as ConstructorParameters<typeof PageCache>[0]),
  };
  beforeEach(async () => {
    cache.folder = await mkdtemp(path.join(os.tmpdir(), 'page-cache-'));
    jest.spyOn(Date, 'now').mockImplementation(() => cache.now);
    jest.spyOn(performance, 'now').mockImplementation(() => cache.now - performance.timeOrigin);
    cache.start += 1_000_000;
    cache.now = cache.start;
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    tagsManifest.clear();
    await rm(cache.folder, { recursive: true });
  });
  return cache;
}
