import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { ACTION_HEADER } from 'next/dist/client/components/app-router-headers.js';
import type * as fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js';
import { extractInfoFromServerReferenceId } from 'next/dist/shared/lib/server-reference-info.js';
import { TESTED_NEXT, warningOfOtherNext } from '@/server/next-version';

/*
 * One test for each internal part of Next on which server/ relies. If Next changes a part, the test of this part fails.
 * Two more parts need a running site. tests/e2e/copies/poisoned-renewals checks which parts of a request get into a
 * stored page; tests/e2e/desktop/soft-links checks the form of the scripts in a page.
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

  test('returns the files of a key, and those of the build, from getFilePath', () => {
    expect(cache['getFilePath'](KEY, 'APP_PAGE' as never)).toBe(path.join(folder, 'server', KEY));
    expect(cache['getFilePath']('/about', 'APP_PAGE' as never)).toBe(path.join(folder, 'server/app/about'));
  });
});

test('the id of a server function says whether it is an action or cached', () => {
  expect(extractInfoFromServerReferenceId(`40${'a'.repeat(40)}`).type).toBe('server-action');
  expect(extractInfoFromServerReferenceId(`c0${'a'.repeat(40)}`).type).toBe('use-cache');
  expect(ACTION_HEADER).toBe('next-action');
});
