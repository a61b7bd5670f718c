import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as routerHeaders from 'next/dist/client/components/app-router-headers.js';
import { formatDynamicImportPath } from 'next/dist/lib/format-dynamic-import-path.js';
import { NEXT_CACHE_IMPLICIT_TAG_ID, NEXT_CACHE_TAGS_HEADER } from 'next/dist/lib/constants.js';
import type * as fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js';
import { extractInfoFromServerReferenceId } from 'next/dist/shared/lib/server-reference-info.js';
import { ageOf } from '@/server/next-cache/age';
import { type Answer, type Entry, tagsOf } from '@/server/next-cache/answer';
import { FILES } from '@/server/next-cache/page-store';
import { TESTED_NEXT, warningOfOtherNext } from '@/server/next-version';
import { earlyResponseTo } from '@/server/request-methods';
import { ROUTER_HEADERS } from '@/server/stored-paths';

/*
 * One test for each internal part of Next that server/ relies on. If Next changes a part, the test of this part fails.
 * More parts need a build or a running site, so browser tests check them: tests/e2e/server/built-pages checks the files
 * of the build, tests/e2e/copies/poisoned-renewals checks which parts of a request get into a stored page, and
 * tests/e2e/desktop/soft-links checks the form of the scripts in a page.
 */

const require = createRequire(import.meta.url);
const { default: FileSystemCache } =
  require('next/dist/server/lib/incremental-cache/file-system-cache.js') as typeof fileSystemCache;
type Files = InstanceType<typeof FileSystemCache>;
const { version: installed } = require('next/package.json') as { version: string };

test('the installed Next is the one that these tests were written for', () => {
  expect(installed).toBe(TESTED_NEXT);
  expect(warningOfOtherNext()).toBeNull();
});

test('the server warns of another version of Next', () => {
  expect(warningOfOtherNext('17.0.0')).toMatch(/^Next 17\.0\.0 is installed, .* Next 16\.4\.6\./);
});

describe("Next's file-system cache", () => {
  const KEY = '/route-cache/APP_PAGE/0123/$/retailers/argos';
  const headers = { 'x-next-cache-tags': 'a,b' };
  const page = { kind: 'APP_PAGE', html: '<p>', rscData: Buffer.from('x'), headers } as unknown as Parameters<
    Files['set']
  >[1];
  let folder: string;
  let cache: Files;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'next-cache-'));
    const context = {
      fs: nodeFs,
      flushToDisk: true,
      serverDistDir: path.join(folder, 'server'),
      revalidatedTags: [],
    };
    cache = new FileSystemCache(context as unknown as ConstructorParameters<typeof FileSystemCache>[0]);
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('reads from disk what it has written, with headers and lifetime, and keeps nothing in memory', async () => {
    await cache.set(KEY, page, { cacheControl: { revalidate: 300, expire: 600 } } as unknown as Parameters<
      Files['set']
    >[2]);
    const reading = { kind: 'APP_PAGE', isFallback: false } as unknown as Parameters<Files['get']>[1];
    const [first, second] = [await cache.get(KEY, reading), await cache.get(KEY, reading)];
    expect(first).toMatchObject({
      value: { html: '<p>', headers },
      cacheControl: { revalidate: 300, expire: 600 },
    });
    expect(first?.value).not.toBe(second?.value);
  });

  test('writes the files that the store removes, and no other', async () => {
    const segmentData = new Map([['/_tree', Buffer.from('t')]]);
    const lifetime = { cacheControl: { revalidate: 300, expire: 600 } } as unknown as Parameters<
      Files['set']
    >[2];
    await cache.set(KEY, { ...page, segmentData, postponed: 'state' } as unknown as typeof page, lifetime);
    const file = { kind: 'APP_ROUTE', body: Buffer.from('x'), headers } as unknown as typeof page;
    await cache.set(KEY, file, lifetime);
    const beside = path.dirname(cache['getFilePath'](KEY, 'APP_PAGE' as never) as string);
    const extensions = globSync('*', { cwd: beside }).map((name) => name.replace(/^argos/, ''));
    expect(extensions.toSorted()).toEqual(FILES.toSorted());
  });

  test('returns the files of a key, and those of the build, from getFilePath', () => {
    expect(cache['getFilePath'](KEY, 'APP_PAGE' as never)).toBe(path.join(folder, 'server', KEY));
    expect(cache['getFilePath']('/about', 'APP_PAGE' as never)).toBe(path.join(folder, 'server/app/about'));
  });
});

test('the id of a server function says whether it is an action or cached', () => {
  expect(extractInfoFromServerReferenceId(`40${'a'.repeat(40)}`).type).toBe('server-action');
  expect(extractInfoFromServerReferenceId(`c0${'a'.repeat(40)}`).type).toBe('use-cache');
  expect(routerHeaders.ACTION_HEADER).toBe('next-action');
});

test('the router requests data with the headers that a request for a stored page may keep', () => {
  const { RSC_HEADER, NEXT_URL, NEXT_ROUTER_STATE_TREE_HEADER } = routerHeaders;
  const { NEXT_ROUTER_PREFETCH_HEADER, NEXT_ROUTER_SEGMENT_PREFETCH_HEADER } = routerHeaders;
  expect(ROUTER_HEADERS.toSorted()).toEqual(
    [
      RSC_HEADER,
      NEXT_URL,
      NEXT_ROUTER_STATE_TREE_HEADER,
      NEXT_ROUTER_PREFETCH_HEADER,
      NEXT_ROUTER_SEGMENT_PREFETCH_HEADER,
    ].toSorted(),
  );
});

test('a stored page has its tags in the header that tagsOf reads, and tags of its path have the prefix that ageOf knows', () => {
  const page = {
    kind: 'APP_PAGE',
    html: '',
    headers: { [NEXT_CACHE_TAGS_HEADER]: 'retailers,b' },
  } as unknown as Answer;
  expect(tagsOf(page)).toEqual(['retailers', 'b']);
  const old = (tags: string) =>
    ({
      value: { ...page, headers: { [NEXT_CACHE_TAGS_HEADER]: tags } },
      lastModified: 1,
      cacheControl: { revalidate: 300, expire: undefined },
    }) as unknown as Entry;
  expect(ageOf(old(`${NEXT_CACHE_IMPLICIT_TAG_ID}/icon`))).toBe('fresh');
  expect(ageOf(old('retailers'))).toBe('stale');
});

test('the browser recognises the response to an unknown action by the header that the server sends', () => {
  const response = earlyResponseTo({
    method: 'POST',
    url: '/api/events',
    headers: { [routerHeaders.ACTION_HEADER]: `40${'a'.repeat(40)}` },
  } as never);
  expect(Object.keys(response?.headers ?? {})).toContain(routerHeaders.NEXT_ACTION_NOT_FOUND_HEADER);
});

test.each(['app-page-runtime.js', 'app-route.js'])(
  '%s says in x-nextjs-cache how old the response is, as the server does after it',
  (template) => {
    const source = readFileSync(require.resolve(`next/dist/build/templates/${template}`), 'utf8');
    expect(source).toMatch(/setHeader\('x-nextjs-cache', .*'MISS' : .*'STALE' : 'HIT'\)/);
  },
);

test('Next imports the cache handler by the URL of its file', () => {
  const file = path.resolve('server/next-cache/page-cache.ts');
  expect(formatDynamicImportPath('/build', file)).toBe(pathToFileURL(file).href);
});
