import { globSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { ENTITY_TABLES } from '../../../lib/entities/registry.ts';
import { CACHED, cachedTemplates } from '../../helpers/cached-paths.ts';
import { type RawAnswer, rawRequest } from '../../helpers/raw-request.ts';
import { DATA, dataIn } from '../../helpers/router-data.ts';
import { cachedFunctions } from '../../helpers/server-actions.ts';
import { type SiteCopy, startCopy } from '../../helpers/site-copy.ts';
import { revalidate } from '../../helpers/site.ts';

test.describe.configure({ timeout: 600_000 });

const ADDRESSES = Object.values(CACHED).flat();
/** How far one step moves the clock. A stored page is stale after five minutes, and this step is longer. */
const STALE_MS = 301_000;

let copy: SiteCopy;
let folder: string;
let offset = 0;

/** Moves the clock of the copied site forward, so that all its stored pages become stale. */
async function age() {
  offset += STALE_MS;
  await writeFile(path.join(folder, 'clock'), String(offset));
  await new Promise((resolve) => setTimeout(resolve, 100));
}

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'clock-'));
  await writeFile(path.join(folder, 'clock'), '0');
  const preload = pathToFileURL(path.resolve('tests/helpers/moved-clock.ts')).href;
  copy = await startCopy({ MOVED_CLOCK: path.join(folder, 'clock'), NODE_OPTIONS: `--import ${preload}` });
});
test.afterAll(async () => {
  await copy.stop();
  await rm(folder, { recursive: true });
});

const get = (address: string, headers: Record<string, string> = {}) =>
  rawRequest(copy.siteUrl, address, { headers });

/** Response headers that are not compared: they depend on the time, or on the response's length or scripts. */
const LEFT_OUT = [
  'date',
  'connection',
  'keep-alive',
  'x-nextjs-cache',
  'transfer-encoding',
  'content-length',
  'etag',
  'content-security-policy',
];

/**
 * Returns the words of React's data in alphabetical order. React numbers the parts of a page in the order in which they
 * become ready, so order and numbers differ between two renders of the same page.
 */
const wordsOf = (data: string) => (data.match(/[\w%-]{4,}/g) ?? []).toSorted().join(' ');

/** Waits until the page at this path is renewed. Returns the stored page, as a document and as data for the router. */
async function storedAt(address: string): Promise<string> {
  const document = await (async () => {
    for (let attempt = 0; attempt < 2_400; attempt++) {
      const answer = await get(address);
      if (answer.headers['x-nextjs-cache'] === 'HIT') return answer;
      // The 404 of a route handler is never stored, so there is no cache hit to wait for.
      if (attempt > 3 && answer.status === 404 && /^\/(?:og|sitemaps)\/|\.ics$/.test(address)) return answer;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    throw new Error(`${address} is never served from the cache`);
  })();
  const data = await dataOf(address);
  return [
    headOf(document),
    document.body.replaceAll(DATA, '').replaceAll(/\s+/g, ' '),
    wordsOf(dataIn(document.body)),
    headOf(data),
    wordsOf(data.body),
  ].join('\n\n');
}

/** Requests a page's data as Next's router does. The first response may redirect to the URL of the data. */
async function dataOf(address: string): Promise<RawAnswer> {
  const answer = await get(address, { rsc: '1' });
  const { location = '' } = answer.headers;
  return answer.status === 307 && location.includes('_rsc') ? get(location, { rsc: '1' }) : answer;
}

/** Headers with the request's id. Only a response that no cache stores, such as a 403, may have them. */
const WITH_ID = ['x-request-id', 'server-timing'];

function headOf({ status, headers }: RawAnswer): string {
  const isKept = !String(headers['cache-control']).includes('no-store');
  const leftOut = isKept ? LEFT_OUT : [...LEFT_OUT, ...WITH_ID];
  const lasting = Object.entries(headers).filter(([name]) => !leftOut.includes(name));
  return [status, ...lasting.map(([name, value]) => `${name}: ${String(value)}`)].join('\n');
}

/** Returns the stored page of every path, by path. */
async function stored(): Promise<Map<string, string>> {
  const all = new Map<string, string>();
  await forEach(async (address) => void all.set(address, await storedAt(address)));
  return all;
}

/** Returns short excerpts of both texts around their first difference, or null if they are equal. */
function difference(clean: string, other: string): string | null {
  if (clean === other) return null;
  const at = [...clean].findIndex((character, index) => character !== other[index]);
  return `${clean.slice(Math.max(0, at - 40), at + 60)} | ${other.slice(Math.max(0, at - 40), at + 60)}`;
}

const MARK = 'poison-of-one-visitor';
const NO_ACTION = `40${'a'.repeat(40)}`;
const CACHED_FUNCTION = cachedFunctions()[0]?.id ?? '';

interface Poison {
  method?: string;
  query?: string;
  headers?: Record<string, string>;
  body?: string;
}

const QUERY = `secret=${MARK}&nxtPslug=amazon&nxtPcategory=fashion&page=2&_rsc=x`;
const post = (headers: Record<string, string>, body: string): Poison => ({ method: 'POST', headers, body });

/**
 * Groups of unusual requests. While a page is stale, the test sends all requests of a group to the page's path, one
 * after another.
 */
const POISONS: Record<string, Poison[]> = {
  'texts of a visitor': [
    {
      query: QUERY,
      headers: {
        host: `${MARK}.example`,
        'x-forwarded-host': `${MARK}.example`,
        cookie: `__prerender_bypass=${MARK}; a=${MARK}`,
        authorization: MARK,
        referer: `https://${MARK}.example/`,
        'accept-language': 'cy',
        'sec-fetch-dest': 'image',
        'content-security-policy': `script-src 'nonce-${MARK}'`,
        'x-matched-path': `/${MARK}`,
        'x-invoke-path': `/${MARK}`,
        'x-nextjs-data': '1',
        'x-now-route-matches': `1=${MARK}`,
      },
    },
    // A crawler's user agent, for which Next writes the metadata in another place.
    { query: QUERY, headers: { 'user-agent': 'Twitterbot/1.0' } },
  ],
  'requests of the router': [
    { query: QUERY, headers: { rsc: '1', 'next-url': `/${MARK}` } },
    { query: QUERY, headers: { rsc: '1', 'next-router-prefetch': '1' } },
  ],
  'a HEAD request': [{ method: 'HEAD', query: QUERY }],
  'requests that write': [
    post({ 'next-action': NO_ACTION, 'content-type': 'text/plain' }, '[]'),
    post({ 'next-action': CACHED_FUNCTION, 'content-type': 'text/plain' }, '[]'),
    post(
      { 'content-type': 'multipart/form-data; boundary=x' },
      `--x\r\ncontent-disposition: form-data; name="$ACTION_ID_${CACHED_FUNCTION}"\r\n\r\n\r\n--x--`,
    ),
    post({ 'next-resume': '1' }, MARK),
    ...['PUT', 'PATCH', 'DELETE', 'OPTIONS'].map((method) => ({ method, query: QUERY })),
  ],
};

/**
 * Sends the poisoned requests to every path. Also sends each request that has a body to `/./path`, because Next treats
 * `/./path` and `/path` as the same path.
 */
async function poison(requests: Poison[]): Promise<void> {
  const { host } = new URL(copy.siteUrl);
  await forEach(async (address) => {
    for (const { query, headers, ...rest } of requests) {
      const asked = query ? `${address}${address.includes('?') ? '&' : '?'}${query}` : address;
      for (const written of rest.body ? [`/.${asked}`, asked] : [asked]) {
        await rawRequest(copy.siteUrl, written, { ...rest, headers: { host, ...headers } });
      }
    }
  });
}

/** Visits all paths, several at a time: the server can render other pages while one page waits for the database. */
async function forEach(visit: (address: string) => Promise<void>): Promise<void> {
  const left = [...ADDRESSES];
  const one = async () => {
    for (let address = left.shift(); address !== undefined; address = left.shift()) await visit(address);
  };
  await Promise.all(Array.from({ length: 6 }, one));
}

test('CACHED has paths for every template whose pages are stored', () => {
  expect(Object.keys(CACHED).toSorted()).toEqual(cachedTemplates());
});

test('a stored page contains nothing from the requests that renewed it', async () => {
  await stored();
  await age();
  const clean = await stored();
  expect(CACHED_FUNCTION).not.toBe('');
  const differences: string[] = [];
  const compare = async (name: string) => {
    for (const [address, answer] of await stored()) {
      const found = difference(clean.get(address) ?? '', answer);
      if (found) differences.push(`${name} ${address}: ${found}`);
    }
  };
  for (const [name, requests] of Object.entries(POISONS)) {
    await age();
    await poison(requests);
    await compare(name);
  }
  // The server renews stale pages in the background, but renders an expired page for the next request. In this loop,
  // that request is poisoned.
  for (const name of ['texts of a visitor', 'requests that write']) {
    for (const table of [...ENTITY_TABLES, 'navigation_menu', 'legal_pages']) {
      expect((await revalidate({ table }, copy.siteUrl)).status).toBe(200);
    }
    await poison(POISONS[name] ?? []);
    await compare(`${name}, after an expiry`);
  }
  expect(differences).toEqual([]);
});

/** Returns the paths of all files in the copied site's build folder, including stored pages. */
const files = () => globSync(`.next/${path.basename(copy.dataDir)}/**`).toSorted();

test('missing pages leave no files on the disk, and may be cached for a minute', async () => {
  const names = ['constructor', 'made-up-1', 'made-up-2', '%20', 'made%2dup', '2147483648', 'x'.repeat(100)];
  const dynamic = Object.keys(CACHED).filter((template) => template.includes('['));
  const addresses = dynamic.flatMap((template) =>
    names.map((name) => template.replaceAll(/\[[^\]]+\]/g, name).replace(/^(\/og\/.*)$/, '$1.png')),
  );
  // Images and sitemap parts that do not exist. `retailers-01` is another spelling of the existing part `retailers-1`.
  addresses.push(
    '/og/x',
    '/og/constructor.png',
    '/og/retailers/nothing.png',
    '/sitemaps/retailers-01.xml',
    '/sitemaps/retailers-9.xml',
  );
  const before = files();
  for (const address of addresses) {
    const { status, headers } = await get(address);
    expect([address, status]).toEqual([address, expect.any(Number)]);
    if (status === 404) expect([address, headers['cache-control']]).toEqual([address, 's-maxage=60']);
    else expect([address, status]).toEqual([address, 308]);
  }
  expect(files()).toEqual(before);
});

/**
 * Pages with a part that the server renders for each request. The rest of the page, the shell, is stored and is the
 * same for all visitors.
 */
const SHELLS = ['/search', '/shortlist', '/auth', '/auth/forgotten'];

/** Waits until a page's shell has been stored after `time`, and returns the shell. */
async function shellSince(address: string, time: number): Promise<string> {
  const pattern = `.next/${path.basename(copy.dataDir)}/server/route-cache/APP_PAGE/*/$${address}.html`;
  for (let attempt = 0; attempt < 2_400; attempt++) {
    const [file] = globSync(pattern);
    if (file && (await stat(file)).mtimeMs > time) return readFile(file, 'utf8');
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`The shell of ${address} has not been renewed`);
}

test('a stored shell contains nothing from a request', async () => {
  const ask = (address: string) =>
    get(`${address}?q=${MARK}&secret=${MARK}`, { 'accept-language': MARK, cookie: `a=${MARK}` });
  for (const expire of [age, () => revalidate({ table: 'typography_settings' }, copy.siteUrl)]) {
    await expire();
    const time = Date.now();
    for (const address of SHELLS) {
      await ask(address);
      const shell = await shellSince(address, time);
      expect([address, shell.includes(MARK), / nonce="/.test(shell)]).toEqual([address, false, false]);
      const { headers, body } = await ask(address);
      const nonces = [...body.matchAll(/ nonce="([^"]+)"/g)].map(([, nonce]) => nonce);
      expect(nonces.length).toBeGreaterThan(0);
      expect(String(headers['content-security-policy'])).toContain(`'nonce-${nonces[0]}'`);
      expect([address, new Set(nonces).size]).toEqual([address, 1]);
    }
  }
});
