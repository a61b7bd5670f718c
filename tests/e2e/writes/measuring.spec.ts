import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { closeVisitors, hide, openVisitor, stored } from '../../helpers/measured-visitor.ts';
import { openHydrated } from '../../helpers/hydrated.ts';
import { measuringScript } from '../../helpers/measuring-script.ts';
import { given } from '../../helpers/site.ts';

test.afterEach(closeVisitors);

test('nothing is measured if the browser asks not to be tracked, and nothing is stored in any browser', async ({
  page,
}) => {
  const open = await openVisitor(page);
  await open.page.goto('/retailers/argos');
  await stored(open, 'view');
  expect(await open.context.cookies()).toEqual([]);
  expect(await open.page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);

  for (const signal of ['doNotTrack', 'globalPrivacyControl']) {
    const silent = await openVisitor(page);
    await silent.context.addInitScript((name) => {
      const value = name === 'doNotTrack' ? '1' : true;
      Object.defineProperty(navigator, name, { get: () => value });
    }, signal);
    await silent.page.goto('/retailers/argos', { waitUntil: 'networkidle' });
    await silent.page.goto('/', { waitUntil: 'networkidle' });
    await hide(silent.page);
    await expect.poll(() => open.sent.length).toBeGreaterThan(0);
    expect([signal, silent.sent]).toEqual([signal, []]);
  }
});

test('the script that measures is loaded only after the page, with all its pictures, has loaded', async ({
  page,
}) => {
  const { name } = await measuringScript();
  const { page: visit } = await openVisitor(page);
  const scripts: string[] = [];
  visit.on('request', (request) => scripts.push(new URL(request.url()).pathname.split('/').at(-1) ?? ''));
  // The page has one more picture, which does not arrive.
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await visit.route('**/held.png', async (route) => {
    await released;
    await route.fulfill({ contentType: 'image/png', body: '' });
  });
  await visit.addInitScript(() => void (new Image().src = '/held.png'));
  await openHydrated(visit, '/retailers/argos', { waitUntil: 'commit' });
  expect(await visit.evaluate(() => document.readyState)).not.toBe('complete');
  expect(scripts).not.toContain(name);
  const loaded = visit.waitForRequest((request) => request.url().endsWith(name));
  release();
  await loaded;
});

test('only the host of the page that led here is sent, and neither its path nor other parts of the URL', async ({
  page,
}) => {
  const visitor = await openVisitor(page);
  const visit = visitor.page;
  await visit.goto('/contact?token=secret#part', { referer: 'https://www.news.example/private?id=7' });
  await stored(visitor, 'view');
  const [first] = visitor.sent;
  expect(first).toMatchObject({ source: 'www.news.example', events: [{ kind: 'view', path: '/contact' }] });
  expect(JSON.stringify(visitor.sent)).not.toMatch(/private|secret|part/);
});

test('the web vitals are those of the library web-vitals', async ({ page }) => {
  const visitor = await openVisitor(page);
  const visit = visitor.page;
  const library = await readFile('node_modules/web-vitals/dist/web-vitals.iife.js', 'utf8');
  await visit.addInitScript(`${library}
    window.found = {};
    for (const name of ['FCP', 'LCP', 'INP', 'CLS', 'TTFB'])
      webVitals['on' + name](({ value }) => (window.found[name] = value));`);
  await visit.goto('/retailers/argos', { waitUntil: 'networkidle' });
  await stored(visitor, 'view');
  await visit.locator('body').click();
  await visit.getByRole('button').first().click();
  await visit.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  await hide(visit);
  await stored(visitor, 'vital', 4);
  const ours = Object.fromEntries(
    visitor.sent.flatMap(({ events }) =>
      events.flatMap(({ metric, value }) =>
        metric && value !== undefined ? [[metric, value] as const] : [],
      ),
    ),
  );
  const found = await visit.evaluate(() => (window as unknown as { found: Record<string, number> }).found);
  expect(Object.keys(ours).length).toBeGreaterThanOrEqual(4);
  for (const [name, value] of Object.entries(ours))
    expect([name, found[name]]).toEqual([name, expect.closeTo(value, 1)]);
});

test('a click on a shop’s link goes straight to the shop', async ({ page }) => {
  const visitor = await openVisitor(page);
  await visitor.page.goto('/retailers/argos');
  await stored(visitor, 'view');
  const hrefs = await visitor.page
    .locator('a[rel~=sponsored]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).origin));
  expect(hrefs.length).toBeGreaterThan(0);
  expect(hrefs.filter((origin) => origin === given('SITE_URL'))).toEqual([]);
});
