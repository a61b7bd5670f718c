import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js';
import {
  type GetContext,
  headers,
  page,
  type Page,
  reading,
  storing,
  testedCache,
} from '../../helpers/page-cache.ts';

const cache = testedCache();

describe.each(['in memory', 'on disk'])('a page kept %s', (where) => {
  let key: string;
  const get = () => cache.handler().get(key, reading);
  const set = async () => {
    await cache.handler().set(key, page, storing);
    if (where === 'on disk') cache.forget(key);
  };
  const expire = () => cache.handler().revalidateTag('retailer:argos', { expire: 0 });

  beforeEach(() => {
    key = `/retailers/${randomUUID()}`;
  });

  test('whose render was in flight when its tags expired is not served', async () => {
    expect(await get()).toBeNull();
    cache.now = cache.start + 50;
    await expire();
    cache.now = cache.start + 100;
    await set();
    expect(await get()).toBeNull();
  });

  test('whose render began after its tags expired is served, dated by the start of its render', async () => {
    await expire();
    cache.now = cache.start + 1000;
    expect(await get()).toBeNull();
    cache.now = cache.start + 2000;
    await set();
    expect((await get())?.lastModified).toBe(cache.start + 999);
  });

  test('whose render began in the millisecond of an expiry is not served', async () => {
    await get();
    await set();
    await expire();
    expect(await get()).toBeNull();
  });

  test('whose tags expired while it was renewed in the background is not served', async () => {
    await get();
    await set();
    cache.now = cache.start + 300500;
    expect(await get()).not.toBeNull();
    cache.now = cache.start + 300600;
    await expire();
    await set();
    expect(await get()).toBeNull();
  });

  test('is not dated by a much earlier render that failed', async () => {
    await get();
    cache.now = cache.start + 100000;
    await expire();
    cache.now = cache.start + 200000;
    await get();
    await set();
    expect(await get()).not.toBeNull();
  });

  test('an expiry waits for the renders in flight, and for no others', async () => {
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

test('an expiry waits until a rendered page is stored, because Next sends it to requests that arrive meanwhile', async () => {
  jest.restoreAllMocks();
  const key = `/retailers/${randomUUID()}`;
  await cache.handler().get(key, reading);
  const slow = Promise.withResolvers<void>();
  jest.spyOn(nodeFs, 'writeFile').mockImplementation(() => slow.promise);
  const order: string[] = [];
  const stored = cache.handler().set(key, page, storing);
  const expiry = cache
    .handler()
    .revalidateTag('retailer:argos', { expire: 0 })
    .then(() => order.push('expired'));
  await sleep(30);
  order.push('stored');
  slow.resolve();
  await Promise.all([stored, expiry]);
  expect(order).toEqual(['stored', 'expired']);
});

test('an expiry does not wait for an old icon, which contains no data', async () => {
  const key = `/icon-${randomUUID()}.svg`;
  const icon = {
    kind: 'APP_ROUTE',
    body: Buffer.from('<svg>'),
    status: 200,
    headers: { 'x-next-cache-tags': '_N_T_/layout,_N_T_/icon.svg/route' },
  } as unknown as Page;
  const get = () => cache.handler().get(key, { kind: 'APP_ROUTE' } as unknown as GetContext);
  await get();
  await cache.handler().set(key, icon, {} as unknown as typeof storing);
  jest.restoreAllMocks();
  expect(await get()).not.toBeNull();
  await expectNoWait();
});

test('an expiry does not wait for a render that failed long ago', async () => {
  await cache.handler().get(`/retailers/${randomUUID()}`, reading);
  jest.restoreAllMocks();
  await expectNoWait();
});

/**
 * Expects that an expiry takes less than half a second. In the tests above, a render never ends. If the expiry waited
 * for that render, it would take longer.
 */
async function expectNoWait() {
  const order: string[] = [];
  const expiry = cache
    .handler()
    .revalidateTag('retailer:argos', { expire: 0 })
    .then(() => order.push('expired'));
  await sleep(500);
  order.push('later');
  await expiry;
  expect(order).toEqual(['expired', 'later']);
}

test.each([
  ['of a page with a part for each visitor is left to the middleware', { postponed: 'state' }, undefined],
  ['of any other page is stored', {}, 200],
])('the status %s', async (_, more, status) => {
  const key = `/status/${randomUUID()}`;
  await cache.handler().set(key, { ...page, status: 200, ...more } as unknown as Page, storing);
  expect((await cache.handler().get(key, reading))?.value).toMatchObject({ status });
});

describe('the ETag of an answer', () => {
  const headersOf = async (answer: Page, kind = 'APP_PAGE') => {
    const key = `/tagged/${randomUUID()}`;
    await cache.handler().set(key, answer, storing);
    const value = (await cache.handler().get(key, { ...reading, kind } as unknown as GetContext))?.value;
    return value && 'headers' in value ? value.headers : undefined;
  };
  const withHtml = (html: string, more = {}) =>
    ({ ...page, headers, html: `<!DOCTYPE html>${html}</html>`, ...more }) as unknown as Page;

  test('differs between texts and keeps the other headers', async () => {
    const one = await headersOf(withHtml('<p>one</p>'));
    expect(one).toMatchObject(headers);
    expect(one?.etag).toMatch(/^W\/"[^"]+"$/);
    expect((await headersOf(withHtml('<p>one</p>')))?.etag).toBe(one?.etag);
    expect((await headersOf(withHtml('<p>two</p>')))?.etag).not.toBe(one?.etag);
  });

  test('is missing from a page with a part for each visitor', async () => {
    expect((await headersOf(withHtml('<p>one</p>', { postponed: 'state' })))?.etag).toBeUndefined();
  });

  test('is added to a feed too', async () => {
    const feed = { kind: 'APP_ROUTE', body: Buffer.from('<rss>'), status: 200, headers: {} };
    expect((await headersOf(feed as unknown as Page, 'APP_ROUTE'))?.etag).toMatch(/^W\//);
  });
});
