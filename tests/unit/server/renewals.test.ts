import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { noteBuiltShells, renewExpiredShell, renewShellsBy } from '@/server/next-cache/shells';
import { visits } from '@/server/visit';
import { visitOf } from '../../helpers/answers.ts';
import { page, type Page, reading, storing, testedCache } from '../../helpers/page-cache.ts';

const cache = testedCache();
const FIVE_MINUTES = 300_000;

const newKey = () => `/route-cache/APP_PAGE/0123/$/retailers/${randomUUID()}`;
const shell = { ...page, postponed: 'state' } as unknown as Page;
const get = (key: string) => cache.handler().get(key, reading);
const set = (key: string, answer: Page = page) => cache.handler().set(key, answer, storing);

/** Calls `run` as part of a visit. Returns the paths of the pages that `run` asked the server to renew. */
async function visiting(more: object, run: () => Promise<unknown>): Promise<string[]> {
  const renewed: string[] = [];
  const renew = (path: string) => Promise.resolve(void renewed.push(path));
  await visits.run(visitOf('/', { renew, ...more }), run);
  return renewed;
}

test('a stale answer is served, and renewed by one request from the server', async () => {
  const key = newKey();
  await set(key);
  cache.now += FIVE_MINUTES;
  const renewed = await visiting({ isAnonymous: true }, async () => {
    for (let visitor = 0; visitor < 3; visitor++) {
      const found = await get(key);
      // The cache tells Next that the stale page is fresh, so that Next itself does not renew it.
      expect([found?.value?.kind, found?.lastModified]).toEqual(['APP_PAGE', cache.now]);
    }
    expect(visits.getStore()?.isStale).toBe(true);
  });
  expect(renewed).toEqual([key.slice(key.indexOf('/$/') + 2)]);
});

test('a renewal finds nothing, so that Next renders the answer again', async () => {
  const key = newKey();
  await set(key);
  cache.now += FIVE_MINUTES;
  await visiting({ isRenewal: true, isAnonymous: true, renew: null }, async () => {
    expect(await get(key)).toBeNull();
    await set(key);
    expect((await get(key))?.lastModified).toBe(cache.now - 1);
  });
});

test('an answer that was rendered from one visitor’s request is not stored', async () => {
  const key = newKey();
  const renewed = await visiting({ isAnonymous: false }, () => set(key));
  expect(renewed).toEqual([key.slice(key.indexOf('/$/') + 2)]);
  expect(await get(key)).toBeNull();
  cache.forget(key);
  expect(await get(key)).toBeNull();
});

test('visitors wait for the renewal of an expired shell, and get the old one if it fails', async () => {
  const key = newKey();
  await set(key, shell);
  await get(key);
  const path = key.slice(key.indexOf('/$/') + 2);
  const asked: string[] = [];
  let end = () => {};
  renewShellsBy((renewed) => {
    asked.push(renewed);
    return new Promise((resolve) => (end = resolve));
  });
  cache.now += 1000;
  await cache.handler().revalidateTag('product:none', { expire: 0 });
  expect(renewExpiredShell(path)).toBeNull();
  await cache.handler().revalidateTag('retailer:argos', { expire: 0 });
  expect(renewExpiredShell('/admin')).toBeNull();
  const waits = [renewExpiredShell(path), renewExpiredShell(path)];
  expect(waits).not.toContain(null);
  // Both visitors wait for the same renewal. This renewal fails, because it stores no page.
  expect(asked).toEqual([path]);
  end();
  await Promise.all(waits);
  await visiting({ isAnonymous: false }, async () => expect(await get(key)).not.toBeNull());
  cache.now += 1000;
  await visiting({ isAnonymous: true }, async () => expect(await get(key)).toBeNull());
  await set(key, shell);
  expect(renewExpiredShell(path)).toBeNull();
  renewShellsBy(() => Promise.resolve());
});

test('the shell of the build is renewed for the first visitor after an expiry, although nobody has read it', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'built-'));
  await mkdir(path.join(folder, 'retailers'));
  const headers = { 'x-next-cache-tags': 'navigation,typography' };
  for (const [name, meta] of [
    ['search', { headers, postponed: 'state' }],
    ['about', { headers }],
    ['retailers/[slug]', { headers, postponed: 'state' }],
  ] as const) {
    const file = path.join(folder, `${name}.meta`);
    await writeFile(file, JSON.stringify(meta));
    await utimes(file, cache.now / 1000, cache.now / 1000);
  }
  await noteBuiltShells(folder);
  await rm(folder, { recursive: true });
  expect(renewExpiredShell('/search')).toBeNull();
  cache.now += 1000;
  await cache.handler().revalidateTag('typography', { expire: 0 });
  const renewed: string[] = [];
  renewShellsBy((each) => Promise.resolve(void renewed.push(each)));
  for (const each of ['/search', '/about', '/retailers/[slug]']) await renewExpiredShell(each);
  expect(renewed).toEqual(['/search']);
  renewShellsBy(() => Promise.resolve());
});
