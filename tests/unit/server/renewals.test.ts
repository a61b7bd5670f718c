import { randomUUID } from 'node:crypto';
import { renewExpiredShell, renewShellsBy } from '@/server/next-cache/shells';
import { visits } from '@/server/visit';
import { visitOf } from '../../helpers/answers.ts';
import { page, type Page, reading, storing, testedCache } from '../../helpers/page-cache.ts';

const cache = testedCache();
const FIVE_MINUTES = 300_000;

const newKey = () => `/route-cache/APP_PAGE/0123/$/retailers/${randomUUID()}`;
const shell = { ...page, postponed: 'state' } as unknown as Page;
const get = (key: string) => cache.handler().get(key, reading);
const set = (key: string, answer: Page = page) => cache.handler().set(key, answer, storing);

/** Runs a function as part of a visit. Returns the paths whose renewal the function requested. */
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
      // The stale page is dated as fresh, so that Next itself does not renew it.
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
  // Two visitors share one renewal. Here the renewal fails, because it stores nothing.
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
