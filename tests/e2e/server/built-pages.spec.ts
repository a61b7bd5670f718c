import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { measuringScript } from '../../helpers/measuring-script.ts';
import { given } from '../../helpers/site.ts';

interface Meta {
  status?: number;
  headers?: Record<string, string>;
  routeCache?: { key?: string };
}

// server/next-cache relies on the cache key and on the cache tags
// (docs/architecture.md#internals-of-next-that-we-rely-on).
test('the build writes the cache key of each page, which ends in its path, and the cache tags of the page', async () => {
  for (const page of ['/about', '/privacy', '/gaming/ps5']) {
    const file = path.join(given('NEXT_DIST_DIR'), 'server/app', `${page}.meta`);
    const meta = JSON.parse(await readFile(file, 'utf8')) as Meta;
    expect([page, meta.routeCache?.key?.split('/$').at(-1)]).toEqual([page, page]);
    const tags = meta.headers?.['x-next-cache-tags']?.split(',') ?? [];
    expect([page, tags]).toEqual([page, expect.arrayContaining(['navigation', `_N_T_${page}`])]);
  }
});

test('only the meta file of a page with a shell has the state of the parts that are rendered for each visitor', async () => {
  for (const [page, hasShell] of [
    ['/search', true],
    ['/shortlist', true],
    ['/about', false],
  ] as const) {
    const file = path.join(given('NEXT_DIST_DIR'), 'server/app', `${page}.meta`);
    const meta = JSON.parse(await readFile(file, 'utf8')) as object;
    expect([page, 'postponed' in meta]).toEqual([page, hasShell]);
  }
});

test('the script that measures visits has at most 2 kB, compressed', async () => {
  const { text } = await measuringScript();
  expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(2_000);
});
