import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { getMemoryCache } from 'next/dist/server/lib/incremental-cache/memory-cache.external.js';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import PageCache from '../../../lib/page-cache.ts';

type Page = Parameters<PageCache['set']>[1];
type GetContext = Parameters<PageCache['get']>[1];
type SetContext = Parameters<PageCache['set']>[2];

const page = {
  kind: 'APP_PAGE',
  html: '<p>',
  rscData: Buffer.from('x'),
  headers: { 'x-next-cache-tags': 'retailer:argos' },
} as unknown as Page;
const reading = { kind: 'APP_PAGE', isFallback: false } as unknown as GetContext;
const storing = { cacheControl: { revalidate: 300, expire: 1000 } } as unknown as SetContext;

/** Each test has its own, so that no render of another one seems to be under way. */
let start = 1_700_000_000_000;

let folder: string;
let now: number;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'page-cache-'));
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  start += 1_000_000;
  now = start;
});

afterEach(async () => {
  jest.restoreAllMocks();
  tagsManifest.clear();
  await rm(folder, { recursive: true });
});

const MEMORY = 1_000_000;

/** A handler as Next makes one for each request. */
function handler(): PageCache {
  return new PageCache({
    fs: nodeFs,
    serverDistDir: path.join(folder, 'server'),
    flushToDisk: true,
    maxMemoryCacheSize: MEMORY,
    revalidatedTags: [],
    _requestHeaders: {},
  } as ConstructorParameters<typeof PageCache>[0]);
}

describe.each(['in memory', 'on disk'])('a page kept %s', (where) => {
  let key: string;
  const get = () => handler().get(key, reading);
  const set = async () => {
    await handler().set(key, page, storing);
    if (where === 'on disk') getMemoryCache(MEMORY).remove(key);
  };
  const expire = () => handler().revalidateTag('retailer:argos', { expire: 0 });

  beforeEach(() => {
    key = `/retailers/${randomUUID()}`;
  });

  test('whose render was under way when its tags expired is not served', async () => {
    expect(await get()).toBeNull();
    now = start + 50;
    await expire();
    now = start + 100;
    await set();
    expect(await get()).toBeNull();
  });

  test('whose render began after its tags expired is served, and as old as its render', async () => {
    await expire();
    now = start + 1000;
    expect(await get()).toBeNull();
    now = start + 2000;
    await set();
    expect((await get())?.lastModified).toBe(start + 999);
  });

  test('whose render began in the millisecond of an expiry is not served', async () => {
    await get();
    await set();
    await expire();
    expect(await get()).toBeNull();
  });

  test('rendered anew in the background because of its age is dated by that render', async () => {
    await get();
    await set();
    now = start + 300500;
    expect(await get()).not.toBeNull();
    now = start + 300600;
    await expire();
    await set();
    expect(await get()).toBeNull();
  });

  test('is not taken for old because a much earlier render failed', async () => {
    await get();
    now = start + 100000;
    await expire();
    now = start + 200000;
    await get();
    await set();
    expect(await get()).not.toBeNull();
  });

  test('an expiry waits for the renders under way, and for no others', async () => {
    jest.restoreAllMocks();
    await get();
    const order: string[] = [];
    const expiry = expire().then(() => order.push('expired'));
    await sleep(30);
    order.push('stored');
    await set();
    await expiry;
    expect(order).toEqual(['stored', 'expired']);
    await get();
    await set();
    await expire();
    expect(await get()).toBeNull();
    await set();
  });
});

test('an expiry waits for nothing that has no data in it, however old it is', async () => {
  const key = `/icon-${randomUUID()}.svg`;
  const icon = {
    kind: 'APP_ROUTE',
    body: Buffer.from('<svg>'),
    status: 200,
    headers: { 'x-next-cache-tags': '_N_T_/layout,_N_T_/icon.svg/route' },
  } as unknown as Page;
  const get = () => handler().get(key, { kind: 'APP_ROUTE' } as unknown as GetContext);
  await get();
  await handler().set(key, icon, {} as unknown as SetContext);
  jest.restoreAllMocks();
  expect(await get()).not.toBeNull();
  await expectNoWait();
});

test('an expiry does not wait for a render that has failed long ago', async () => {
  await handler().get(`/retailers/${randomUUID()}`, reading);
  jest.restoreAllMocks();
  await expectNoWait();
});

/** Half a second is long for an expiry, and short for one that waits for a render that never ends. */
async function expectNoWait() {
  const order: string[] = [];
  const expiry = handler()
    .revalidateTag('retailer:argos', { expire: 0 })
    .then(() => order.push('expired'));
  await sleep(500);
  order.push('later');
  await expiry;
  expect(order).toEqual(['expired', 'later']);
}

describe('the disk', () => {
  const withStatus = (status: number) => ({ ...page, status }) as unknown as Page;
  const answers = { missing: withStatus(404), moved: withStatus(308), there: page };
  const onDisk = async (key: string) => {
    getMemoryCache(MEMORY).remove(key);
    const entry = await handler().get(key, reading);
    return entry?.value && 'status' in entry.value ? (entry.value.status ?? 200) : entry && 200;
  };

  test.each([
    ['missing', null],
    ['moved', null],
    ['there', 200],
  ] as const)('holds of an address that was never a page what is %s: %s', async (answer, kept) => {
    const key = `/retailers/${randomUUID()}`;
    await handler().get(key, reading);
    await handler().set(key, answers[answer], storing);
    expect((await handler().get(key, reading))?.value).toMatchObject({ kind: 'APP_PAGE' });
    expect(await onDisk(key)).toBe(kept);
  });

  test('does not keep a page that has gone', async () => {
    const key = `/retailers/${randomUUID()}`;
    await handler().set(key, page, storing);
    await handler().set(key, answers.missing, storing);
    expect(await onDisk(key)).toBe(404);
  });
});

test.each([
  [
    'is the middleware’s for a page of which a part is made for each visitor',
    { postponed: 'state' },
    undefined,
  ],
  ['is its own for any other', {}, 200],
])('the status %s', async (_, more, status) => {
  const key = `/status/${randomUUID()}`;
  await handler().set(key, { ...page, status: 200, ...more } as unknown as Page, storing);
  expect((await handler().get(key, reading))?.value).toMatchObject({ status });
});

describe('the tag of an answer', () => {
  const tagOf = async (answer: Page, kind = 'APP_PAGE') => {
    const key = `/tagged/${randomUUID()}`;
    await handler().set(key, answer, storing);
    const value = (await handler().get(key, { ...reading, kind } as unknown as GetContext))?.value;
    return value && 'headers' in value ? value.headers : undefined;
  };
  const headers = { 'x-next-cache-tags': 'retailer:argos' };
  const withHtml = (html: string, more = {}) => ({ ...page, headers, html, ...more }) as unknown as Page;

  test('tells texts apart, and stands beside its other headers', async () => {
    const one = await tagOf(withHtml('<p>one</p>'));
    expect(one).toMatchObject(headers);
    expect(one?.etag).toMatch(/^W\/"[^"]+"$/);
    expect((await tagOf(withHtml('<p>one</p>')))?.etag).toBe(one?.etag);
    expect((await tagOf(withHtml('<p>two</p>')))?.etag).not.toBe(one?.etag);
  });

  test('is not that of a page of which a part is made for each visitor', async () => {
    expect((await tagOf(withHtml('<p>one</p>', { postponed: 'state' })))?.etag).toBeUndefined();
  });

  test('names a feed too', async () => {
    const feed = { kind: 'APP_ROUTE', body: Buffer.from('<rss>'), status: 200, headers: {} };
    expect((await tagOf(feed as unknown as Page, 'APP_ROUTE'))?.etag).toMatch(/^W\//);
  });
});
