import { randomUUID } from 'node:crypto';
import { replay } from '@/server/replays';
import { fileStore } from '@/server/next-cache/page-store';
import type { Entry } from '@/server/next-cache/answer';
import { state } from '@/server/next-cache/state';
import { steadyNow } from '@/lib/cache/steady-clock';
import { answering } from '../../helpers/answers.ts';

const store = fileStore({} as Parameters<typeof fileStore>[0]);
/** The number of calls of the listener that replaces Next. */
let renders = 0;
let tag = '';
let path = '';
let more: Record<string, string | string[]> = {};
let served: { key: string; entry: Entry }[] = [];

const ask = answering(
  (request, response) => {
    if (replay(request, response)) return;
    renders += 1;
    response.visit?.served.push(...served);
    const headers = {
      ...{ 'content-type': 'text/html; charset=utf-8', 'cache-control': 's-maxage=300', etag: 'W/"a"' },
      ...{ vary: 'rsc, Accept-Encoding', 'x-nextjs-cache': 'HIT', ...more },
    };
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.end('<p>Deals');
  },
  { isAnonymous: true },
);

/** Stores a page in the cache. Returns what `visit.served` contains once Next has read this page from the cache. */
function storePage(html = '<p>Deals') {
  const value = { kind: 'APP_PAGE', html, headers: { 'x-next-cache-tags': tag } };
  const entry = { value, lastModified: steadyNow() - 1 } as unknown as Entry;
  store.keep(path, entry);
  return [{ key: path, entry }];
}

/** Sends a request. Returns the response, and the number of calls of Next so far. */
const get = async (headers: Record<string, string> = {}, method = 'GET') => ({
  ...(await ask(headers, method, path)),
  renders,
});

/**
 * Sends requests until the server answers one without calling Next, and sets `renders` to 1. Returns the first
 * response, which Next has rendered.
 */
async function keep(headers: Record<string, string> = {}) {
  const first = await get(headers);
  for (let last = 0; last < renders; await get(headers)) last = renders;
  renders = 1;
  return first;
}

beforeEach(() => {
  path = `/retailers/${randomUUID()}`;
  tag = `retailer:${randomUUID()}`;
  more = {};
  renders = 0;
  served = storePage();
});

test('a stored page is sent again without Next, with the same head and body', async () => {
  const first = await keep();
  const second = await get();
  expect(second.renders).toBe(1);
  expect(second.text).toBe(first.text);
  const {
    date: _,
    connection: __,
    'transfer-encoding': ___,
    'content-length': ____,
    ...head
  } = first.headers;
  expect(second.headers).toMatchObject(head);
  expect(second.headers['content-security-policy']).toMatch(/^default-src 'none'/);
});

test('a conditional request for a page that is sent again is answered with 304, and HEAD without a body', async () => {
  await keep();
  expect(await get({ 'if-none-match': 'W/"a"' })).toMatchObject({ status: 304, text: '', renders: 1 });
  expect(await get({}, 'HEAD')).toMatchObject({ status: 200, text: '', renders: 1 });
});

test('a page is sent again as the browser accepts it', async () => {
  served = storePage('<p>Deals</p>'.repeat(500));
  for (const accepted of ['gzip, deflate', 'gzip, deflate, br, zstd', 'identity'])
    await keep({ 'accept-encoding': accepted });
  const gzip = await get({ 'accept-encoding': 'deflate, gzip' });
  const brotli = await get({ 'accept-encoding': 'gzip, deflate, br, zstd' });
  expect([gzip.headers['content-encoding'], brotli.headers['content-encoding']]).toEqual(['gzip', 'br']);
  expect(Number(brotli.headers['content-length'])).toBeLessThan(200);
  expect((await get()).headers['content-encoding']).toBeUndefined();
  expect(renders).toBe(1);
});

test('an answer whose kind Next does not compress is not compressed', async () => {
  more = { vary: 'rsc', 'content-type': 'image/png' };
  await keep({ 'accept-encoding': 'gzip' });
  expect((await get({ 'accept-encoding': 'gzip' })).headers['content-encoding']).toBeUndefined();
});

test.each([
  ['its tags have expired', () => state.tags.expire([tag], { expire: 0 })],
  ['the page was rendered again', () => void (served = storePage())],
  ['the page was removed', () => store.forget(path)],
])('Next answers if %s', async (_, change) => {
  await keep();
  change();
  expect((await get()).renders).toBe(2);
});

test.each([
  ['preferences among encodings', { 'accept-encoding': 'gzip;q=0.5, br;q=0.1' }],
  ['a request of the router', { rsc: '1' }],
  ['a prefetch', { 'next-router-prefetch': '1' }],
])('Next answers %s', async (_, headers: Record<string, string>) => {
  await keep();
  await get(headers);
  expect((await get(headers)).renders).toBe(3);
});

test.each([
  ['sets a cookie', () => (more = { 'set-cookie': 'a=b' })],
  ['is for one visitor', () => (more = { 'cache-control': 'private, no-store' })],
  ['is in no cache', () => (served = [])],
  ['was made from two entries', () => (served = [...served, ...served])],
])('a response that %s is never sent again', async (_, change) => {
  change();
  await get();
  expect((await get()).renders).toBe(2);
});
