import { readFile } from 'node:fs/promises';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { signInAsAdmin } from '../../helpers/accounts.ts';
import { expectNoViolations } from '../../helpers/axe.ts';
import { uniqueWord } from '../../helpers/site-rows.ts';
import { given } from '../../helpers/site.ts';

// The browser of the other tests calls itself 'HeadlessChrome', so the site leaves it out as a bot. The visitors of this
// file have the name of an ordinary browser.
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

interface Sent {
  source?: string;
  events: { kind: string; path: string; metric?: string; value?: number }[];
}

/** The requests with events that a visitor's pages have sent. */
interface Visitor {
  context: BrowserContext;
  page: Page;
  sent: Sent[];
}

const visitors: BrowserContext[] = [];
test.afterEach(async () => {
  for (const context of visitors.splice(0)) await context.close();
});

/** Opens a browser for a visitor, and answers for every other website. */
async function openVisitor(page: Page, extraHTTPHeaders: Record<string, string> = {}): Promise<Visitor> {
  const browser = page.context().browser();
  if (!browser) throw new Error('There is no browser');
  const context = await browser.newContext({
    userAgent: PHONE,
    baseURL: given('SITE_URL'),
    extraHTTPHeaders,
  });
  visitors.push(context);
  const sent: Sent[] = [];
  await context.route(
    (url) => url.origin !== given('SITE_URL'),
    (route) => route.fulfill({ contentType: 'text/html', body: 'Elsewhere' }),
  );
  const visited = await context.newPage();
  visited.on('request', (request) => {
    if (request.url().endsWith('/api/events')) sent.push(JSON.parse(request.postData() ?? '') as Sent);
  });
  return { context, page: visited, sent };
}

/** Waits until a page has sent an event of a kind, and the site has stored it. */
async function stored({ sent }: Visitor, kind: string, count = 1): Promise<void> {
  const ofKind = () => sent.flatMap(({ events }) => events).filter((event) => event.kind === kind).length;
  await expect.poll(ofKind).toBeGreaterThanOrEqual(count);
}

/** Pretends that the visitor turns to another tab, so that the page sends its last events. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const rowOf = (page: Page, table: string, item: string) =>
  page
    .getByRole('region', { name: `Table: ${table}` })
    .getByRole('row')
    .filter({ hasText: item });

test('what a visitor does is shown as the same figures in the cards, the chart’s table and the lists', async ({
  page,
}) => {
  const word = uniqueWord('campaign');
  const visitor = await openVisitor(page);
  const visit = visitor.page;
  await visit.goto(`/retailers?utm_source=letter&utm_medium=email&utm_campaign=${word}`);
  await stored(visitor, 'view');
  // The router follows this link without loading a new document.
  await visit.locator('main a[href="/retailers/argos"]').first().click();
  await expect(visit).toHaveURL('/retailers/argos');
  await stored(visitor, 'view', 2);
  const shop = visit.locator('a[rel~=sponsored]').first();
  const link = await shop.evaluate((element) => (element as HTMLAnchorElement).href);
  await shop.click();
  await stored(visitor, 'click');
  await visit.bringToFront();
  await visit.goBack();
  await expect(visit).toHaveURL(/\/retailers\?/);
  await stored(visitor, 'view', 3);
  await hide(visit);
  await stored(visitor, 'vital');

  await signInAsAdmin(page, `/admin/analytics?range=today&by=campaign&value=${word}`);
  const figure = (label: string) => page.locator(`[data-figure="${label}"]`);
  await expect(figure('Views')).toHaveText('3');
  await expect(figure('Visitors')).toHaveText('1');
  await expect(figure('Clicks on paid links')).toHaveText('1');
  await expect(figure('Click-through rate')).toHaveText('33.3%');

  await page.getByText('The same figures as a table').click();
  const cells = await section(page, 'Table of the chart').locator('tbody tr').locator('td').allTextContents();
  const sums = [0, 1, 2].map((column) =>
    cells.filter((_, index) => index % 3 === column).reduce((sum, text) => sum + Number(text), 0),
  );
  expect([sums[0], sums[2]]).toEqual([3, 1]);

  await expect(rowOf(page, 'Top pages', '/retailers/argos').locator('td')).toHaveText(['1', '1', '100%']);
  await expect(rowOf(page, 'Top retailers', 'Argos').locator('td')).toHaveText(['1', '1']);
  await expect(rowOf(page, 'Top links', link).locator('td')).toHaveText(['1']);
  await expect(rowOf(page, 'Positions of clicked links', '1').first().locator('td').first()).toHaveText('1');
  await expect(rowOf(page, 'Sources', 'letter').locator('td').first()).toHaveText('3');
  await expect(rowOf(page, 'UTM medium', 'email').locator('td').first()).toHaveText('3');
  await expect(rowOf(page, 'Devices', 'phone').locator('td').first()).toHaveText('3');
  await expect(
    rowOf(page, 'Top pages', '/retailers').filter({ hasNotText: 'argos' }).locator('td').first(),
  ).toHaveText('2');
  await expect(rowOf(page, 'web vitals', 'list')).toContainText(/\d ms/);
  await expect(rowOf(page, 'clicks per thousand views', 'Argos').locator('td').first()).not.toHaveText('');

  // Each row is a filter.
  await rowOf(page, 'Top pages', '/retailers/argos').getByRole('link').click();
  await expect(page).toHaveURL('/admin/analytics?range=today&by=page&value=%2Fretailers%2Fargos');
  await expect(page.getByText('Only page: /retailers/argos')).toBeVisible();
  await page.getByRole('link', { name: 'Remove the filter' }).click();
  await expect(page).toHaveURL('/admin/analytics?range=today');
});

test('a search without a result leads to a new page and to another name of an existing page', async ({
  page,
}) => {
  const word = uniqueWord('wanted');
  const visitor = await openVisitor(page);
  await visitor.page.goto(`/search?q=${word}`);
  await stored(visitor, 'search');
  // The router shows these results without loading a new document.
  const field = visitor.page.locator('#page-search');
  await field.fill('argos');
  await field.press('Enter');
  await stored(visitor, 'search', 2);
  await visitor.page.locator('.results a').first().click();
  await stored(visitor, 'choice');

  await signInAsAdmin(page, `/admin/analytics?range=today&by=query&value=${word}`);
  const row = rowOf(page, 'Searches without a result', word);
  await expect(row.locator('td').first()).toHaveText('1');
  await row.getByRole('link', { name: `Make a page about ${word}` }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(word);
  await expect(page.getByLabel('Slug')).toHaveValue(word);

  await page.goto(`/admin/analytics?range=today&by=query&value=${word}`);
  await row.getByRole('link', { name: `Add an alias ${word}` }).click();
  await page.getByLabel('Search for the page').fill('Argos');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const shop = page.getByRole('main').getByRole('link', { name: 'Argos', exact: true });
  await expect(shop).toBeVisible();
  await expectNoViolations(page);
  await shop.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Argos');
  const names = page.getByRole('group', { name: 'Search on this site' }).getByRole('textbox');
  await expect(names.last()).toHaveValue(word);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(async () => {
    await visitor.page.goto(`/search?q=${word}`);
    await expect(visitor.page.locator('.results a').first()).toHaveAttribute('href', '/retailers/argos');
  }).toPass();

  await page.goto('/admin/analytics?range=today&list=query');
  await expect(rowOf(page, 'Searches', 'argos').first()).toBeVisible();
});

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

test('the live figures follow new visits without a reload', async ({ page }) => {
  await signInAsAdmin(page, '/admin/analytics');
  const views = page.locator('[data-live] div').filter({ hasText: 'Views' }).locator('dd');
  const before = Number((await views.textContent())?.replaceAll(',', ''));
  const visitor = await openVisitor(page);
  await visitor.page.goto('/contact');
  await stored(visitor, 'view');
  await expect(async () => {
    expect(Number((await views.textContent())?.replaceAll(',', ''))).toBeGreaterThan(before);
  }).toPass();
});

test('a list is downloaded as CSV, and a cell that a spreadsheet would run is neutralised', async ({
  page,
}) => {
  const formula = `=cmd|${uniqueWord('x')}`;
  const visitor = await openVisitor(page);
  await visitor.page.goto(`/search?${new URLSearchParams({ q: formula })}`);
  await stored(visitor, 'search');
  await signInAsAdmin(page, '/admin/analytics?range=today&list=empty');
  const href = await page
    .getByRole('link', { name: 'CSV of searches without a result' })
    .getAttribute('href');
  const text = await (await page.request.get(href ?? '')).text();
  expect(text).toContain(`"'${formula}"`);
  expect(text.split('\r\n')[0]).toBe('\uFEFFquery,emptySearches');
});

test('the screen passes axe and fits the window at both widths', async ({ page }) => {
  await signInAsAdmin(page, '/admin/analytics?range=30d');
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 900 },
  ]) {
    await page.setViewportSize(size);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow).toBeLessThanOrEqual(0);
  }
  await expectNoViolations(page);
});
