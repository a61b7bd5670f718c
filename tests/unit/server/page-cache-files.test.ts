import { randomUUID } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdir, readFile, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
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

describe('a stored answer', () => {
  const withStatus = (status: number, more = {}) => ({ ...page, status, ...more }) as unknown as Page;
  const file = (status: number) =>
    ({ kind: 'APP_ROUTE', body: Buffer.from('<rss>'), status, headers: {} }) as unknown as Page;
  const asFile = { kind: 'APP_ROUTE' } as unknown as GetContext;
  const files = () => globSync('**/*.*', { cwd: cache.folder });
  /** Returns a new cache key. Next builds such keys from a route and a path. */
  const newKey = () => `/route-cache/APP_PAGE/0123/$/retailers/${randomUUID()}`;
  const set = (key: string, answer: Page) => cache.handler().set(key, answer, storing);
  const statusOf = async (key: string, context = reading) => {
    const value = (await cache.handler().get(key, context))?.value;
    return value && 'status' in value ? (value.status ?? 200) : null;
  };

  test.each([404, 403, 308, 307])('with status %s is kept in memory but not on disk', async (status) => {
    const key = newKey();
    await set(key, withStatus(status));
    expect(await statusOf(key)).toBe(status);
    expect(files()).toEqual([]);
  });

  test.each([400, 404, 405, 410, 500, 503])(
    'of a handler with status %s is kept neither in memory nor on disk',
    async (status) => {
      const key = newKey();
      await set(key, file(status));
      expect(await statusOf(key, asFile)).toBeNull();
      expect(files()).toEqual([]);
    },
  );

  test('of a comparison is kept in memory but not on disk, and replaces the file of the build', async () => {
    const key = '/route-cache/APP_PAGE/0123/$/compare/argos-vs-currys';
    const built = path.join(cache.folder, 'server/app/compare/argos-vs-currys');
    await mkdir(path.dirname(built), { recursive: true });
    await writeFile(`${built}.html`, 'built');
    await writeFile(`${built}.meta`, JSON.stringify({ routeCache: { key } }));
    await set(key, page);
    expect(await cache.handler().get(key, reading)).not.toBeNull();
    expect(files()).toEqual([]);
    await set(newKey(), page);
    expect(files()).not.toEqual([]);
  });

  test.each([404, 403])('with status %s is kept for a minute', async (status) => {
    const key = newKey();
    await set(key, withStatus(status));
    expect((await cache.handler().get(key, reading))?.cacheControl).toEqual({ revalidate: 60, expire: 60 });
  });

  test.each([404, 308])('is removed when its page answers with %s', async (status) => {
    const key = newKey();
    await set(key, page);
    // Writes the files that the build would write for this key. Also writes the `.meta` file of another key, which must
    // remain.
    const built = path.join(cache.folder, 'server/app', key.slice(key.indexOf('/$/') + 2));
    await mkdir(path.dirname(built), { recursive: true });
    for (const extension of ['html', 'rsc']) await writeFile(`${built}.${extension}`, 'built');
    await writeFile(`${built}.meta`, JSON.stringify({ routeCache: { key } }));
    const others = path.join(path.dirname(built), 'others');
    await writeFile(`${others}.meta`, JSON.stringify({ routeCache: { key: 'another' } }));
    expect(files().length).toBeGreaterThan(4);
    await set(key, withStatus(status));
    expect(files()).toEqual([path.relative(cache.folder, `${others}.meta`)]);
  });

  test.each([405, 500, 503])('of a handler is kept when the renewal fails with %s', async (status) => {
    const key = newKey();
    await set(key, file(200));
    await set(key, file(status));
    expect(await statusOf(key, asFile)).toBe(200);
    cache.forget(key);
    expect(await statusOf(key, asFile)).toBe(200);
  });

  test('of a handler is removed when the renewal answers with 404', async () => {
    const key = newKey();
    await set(key, file(200));
    await set(key, file(404));
    expect(files()).toEqual([]);
    expect(await statusOf(key, asFile)).toBeNull();
  });

  test('that redirects has no HTML', async () => {
    const key = newKey();
    await set(key, withStatus(308, { headers: { location: '/retailers' } }));
    expect((await cache.handler().get(key, reading))?.value).toMatchObject({
      html: '',
      headers: { location: '/retailers' },
    });
  });
});

describe('an answer that is read from disk', () => {
  const segments = new Map([['/_tree', Buffer.from('tree')]]);
  const whole = { ...page, segmentData: segments } as unknown as Page;
  const feed = { kind: 'APP_ROUTE', body: Buffer.from('<rss>'), status: 200, headers: {} } as unknown as Page;
  const stored = async (answer: Page) => {
    const key = `/disk/${randomUUID()}`;
    await cache.handler().set(key, answer, storing);
    cache.forget(key);
    const kind = answer?.kind;
    const get = () => cache.handler().get(key, { ...reading, kind } as unknown as GetContext);
    const change = async (extension: string, as: (text: string) => string) => {
      const file = path.join(cache.folder, 'server/app', `${key}${extension}`);
      const text = as(await readFile(file, 'utf8'));
      await writeFile(file, text);
      await utimes(file, cache.now / 1000, cache.now / 1000);
    };
    return { get, change };
  };

  test('is the answer that was stored, without the headers that only the file needs', async () => {
    for (const answer of [whole, feed]) {
      const { get } = await stored(answer);
      const { etag, ...headers } = { ...((await get())?.value as { headers: object }).headers } as {
        etag?: string;
      };
      expect(etag).toMatch(/^W/);
      expect(JSON.stringify(headers)).not.toContain('digest');
    }
  });

  test.each([
    ['.html', () => ''],
    ['.html', (text: string) => text.slice(0, -3)],
    ['.html', (text: string) => text.replace('<p>', '<b>')],
    ['.rsc', () => 'y'],
    ['.meta', (text: string) => text.slice(0, -3)],
    ['.meta', () => '[]'],
    ['.meta', (text: string) => text.replace('retailer:argos', 'retailer:amazon')],
    ['.segments/_tree.segment.rsc', () => 'tre'],
  ])('is dropped when its %s is corrupt (%s)', async (extension, as) => {
    const { get, change } = await stored(whole);
    await change(extension, as);
    expect(await get()).toBeNull();
    // The second attempt finds nothing either, because the first attempt has not put the corrupt page into memory.
    expect(await get()).toBeNull();
  });

  test.each([(text: string) => text.slice(0, -1), () => ''])(
    'is dropped when a feed is corrupt (%s)',
    async (as) => {
      const { get, change } = await stored(feed);
      await change('.body', as);
      expect(await get()).toBeNull();
    },
  );

  test.each([
    ['<!DOCTYPE html><p></html>', true],
    ['<!DOCTYPE html><p>', false],
    ['', false],
  ])('and comes from the build is checked for its form: %j', async (text, isServed) => {
    const { get, change } = await stored(page);
    await change('.html', () => text);
    await change('.meta', () => JSON.stringify({ status: 200, headers }));
    expect((await get()) !== null).toBe(isServed);
  });
});

describe('a page dated in the future', () => {
  test.each(['in memory', 'on disk'])('is rendered again (%s)', async (where) => {
    const key = `/retailers/${randomUUID()}`;
    const day = 86_400_000;
    cache.now = cache.start + day;
    await cache.handler().get(key, reading);
    await cache.handler().set(key, page, storing);
    if (where === 'on disk') cache.forget(key);
    cache.now = cache.start;
    expect(await cache.handler().get(key, reading)).toBeNull();
  });
});
