import { globSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { CACHED, cachedTemplates } from '../../helpers/cached-paths.ts';
import { type RawAnswer, rawRequest } from '../../helpers/raw-request.ts';
import { cachedFunctions } from '../../helpers/server-actions.ts';
import { type SiteCopy, startCopy } from '../../helpers/site-copy.ts';
import { revalidate } from '../../helpers/site.ts';

test.describe.configure({ timeout: 600_000 });

const ADDRESSES = Object.values(CACHED).flat();
/** Longer than an answer is fresh. */
const STALE_MS = 301_000;

let copy: SiteCopy;
let folder: string;
let offset = 0;

/** Moves the clock of the copy, so that all it has stored is stale. */
async function age() {
  offset += STALE_MS;
  await writeFile(path.join(folder, 'clock'), String(offset));
  await new Promise((resolve) => setTimeout(resolve, 100));
}

test.beforeAll(async () => {
  test.setTimeout(120_000);
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

/** Headers that say when an answer was given or how long it is, or are made of its scripts, which are compared themselves. */
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

/** What hands a piece of the page's data to React. */
const DATA = /self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\);?/g;

/** The data in a document, whose pieces may end within a word. */
const dataIn = (html: string) =>
  [...html.matchAll(DATA)].map(([, piece = '']) => JSON.parse(piece) as string).join('');

/**
 * The words of React's data in the order of the alphabet. React numbers the parts of a page as they become ready, and
 * refers to them by number, so that two renders of one page differ in both.
 */
const wordsOf = (data: string) => (data.match(/[\w%-]{4,}/g) ?? []).toSorted().join(' ');

/** What everybody is sent of an address, as a document and as data for the router, once its renewal has been stored. */
async function storedAt(address: string): Promise<string> {
  const document = await (async () => {
    for (let attempt = 0; attempt < 200; attempt++) {
      const answer = await get(address);
      if (answer.headers['x-nextjs-cache'] === 'HIT') return answer;
      // Of what is not there at a handler's address nothing is stored.
      if (attempt > 3 && answer.status === 404 && /^\/(?:og|sitemaps)\//.test(address)) return answer;
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

/** The data of a page as the router asks for it; a first answer tells the address at which it is. */
async function dataOf(address: string): Promise<RawAnswer> {
  const answer = await get(address, { rsc: '1' });
  const { location = '' } = answer.headers;
  return answer.status === 307 && location.includes('_rsc') ? get(location, { rsc: '1' }) : answer;
}

function headOf({ status, headers }: RawAnswer): string {
  const lasting = Object.entries(headers).filter(([name]) => !LEFT_OUT.includes(name));
  return [status, ...lasting.map(([name, value]) => `${name}: ${String(value)}`)].join('\n');
}

/** The same of all addresses. */
async function stored(): Promise<Map<string, string>> {
  const all = new Map<string, string>();
  await forEach(async (address) => void all.set(address, await storedAt(address)));
  return all;
}

/** Where two differ first, short enough to read. */
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

/** What visitors may send; each list is sent to every address, one after the other, while it is stale. */
const POISONS: Record<string, Poison[]> = {
  'words of a visitor': [
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
    // Next writes the metadata elsewhere for it.
    { query: QUERY, headers: { 'user-agent': 'Twitterbot/1.0' } },
  ],
  'the router of a browser': [
    { query: QUERY, headers: { rsc: '1', 'next-url': `/${MARK}` } },
    { query: QUERY, headers: { rsc: '1', 'next-router-prefetch': '1' } },
  ],
  'a question about the head': [{ method: 'HEAD', query: QUERY }],
  'what writes': [
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

/** Puts poisoned requests to every address; those that write in a path, too, that Next reads as the same. */
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

/** Several at a time, for the server has more than one thing to wait for. */
async function forEach(visit: (address: string) => Promise<void>): Promise<void> {
  const left = [...ADDRESSES];
  const one = async () => {
    for (let address = left.shift(); address !== undefined; address = left.shift()) await visit(address);
  };
  await Promise.all(Array.from({ length: 6 }, one));
}

test('every template in the tree has addresses here', () => {
  expect(Object.keys(CACHED).toSorted()).toEqual(cachedTemplates());
});

test('nothing of a request enters what is stored for everybody', async () => {
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
  // What has expired waits for its render, which is the poisoned request's own.
  for (const name of ['words of a visitor', 'what writes']) {
    for (const table of [
      'retailers',
      'navigation_menu',
      'categories',
      'products',
      'content',
      'legal_pages',
    ]) {
      expect((await revalidate({ table }, copy.siteUrl)).status).toBe(200);
    }
    await poison(POISONS[name] ?? []);
    await compare(`${name}, after an expiry`);
  }
  expect(differences).toEqual([]);
});

/** Every file of the copy's build and of what it has stored since. */
const files = () => globSync(`.next/${path.basename(copy.dataDir)}/**`).toSorted();

test('addresses at which nothing is leave nothing on the disk, and are missing for a minute', async () => {
  const names = ['made-up-1', 'made-up-2', '%20', 'made%2dup', '2147483648', 'x'.repeat(100)];
  const dynamic = Object.keys(CACHED).filter((template) => template.includes('['));
  const addresses = dynamic.flatMap((template) =>
    names.map((name) => template.replaceAll(/\[[^\]]+\]/g, name).replace(/^(\/og\/.*)$/, '$1.png')),
  );
  // The same retailer, written otherwise, and pictures and parts of the sitemap of what is not there.
  addresses.push(
    '/og/x',
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

/** Pages of which a part is made for each visitor; the rest is stored for everybody. */
const SHELLS = ['/search', '/auth', '/auth/forgotten'];

/** The stored shell of a page, once it has been stored since `time`. */
async function shellSince(address: string, time: number): Promise<string> {
  const pattern = `.next/${path.basename(copy.dataDir)}/server/route-cache/APP_PAGE/*/$${address}.html`;
  for (let attempt = 0; attempt < 200; attempt++) {
    const [file] = globSync(pattern);
    if (file && (await stat(file)).mtimeMs > time) return readFile(file, 'utf8');
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`The shell of ${address} has not been renewed`);
}

test('the stored part of a page for each visitor holds nothing of a request', async () => {
  const ask = (address: string) =>
    get(`${address}?q=${MARK}&secret=${MARK}`, { 'accept-language': MARK, cookie: `a=${MARK}` });
  for (const expire of [age, () => revalidate({ table: 'navigation_menu' }, copy.siteUrl)]) {
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
