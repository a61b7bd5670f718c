import { expect, type Page, test } from '@playwright/test';
import { seasonAt } from '../../../lib/dates/season.ts';

/**
 * The homepage's sections in order: those of docs/product.md#homepage-sections, and those that this project has added.
 */
const ORDER = [
  'popular-searches',
  'retailers',
  'sale-dates',
  'what-youll-find',
  'how-it-works',
  'categories',
  'products',
  'editorial',
  'guides',
  'articles',
  'trust',
  'saving',
  'about',
  'questions',
  'newsletter',
  'explore-more',
  'deal-alerts',
  'disclaimer',
];

test('the sections are in the order of docs/product.md#homepage-sections', async ({ page }) => {
  await page.goto('/');
  const ids = await page
    .locator('main h2[id], main section[id]')
    .evaluateAll((all) => all.map((element) => element.id));
  expect(ids).toEqual(ORDER);
  await expect(page.locator('main section').first().locator('h1')).toHaveText(/^Boxing Day Sales \d{4}$/);
});

test('each section has as many items as docs/product.md#homepage-counts states for this width', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  const cards = (id: string) =>
    page.locator(`section[aria-labelledby="${id}"] article`).filter({ visible: true });
  await expect(cards('retailers')).toHaveCount(isMobile ? 4 : 6);
  await expect(cards('categories')).toHaveCount(isMobile ? 4 : 6);
  await expect(cards('products')).toHaveCount(isMobile ? 3 : 6);
  await expect(cards('guides')).toHaveCount(3);
  await expect(cards('articles')).toHaveCount(3);
  await expect(page.getByRole('link', { name: /^View All \d+ Products$/ })).toHaveAttribute(
    'href',
    '/products',
  );
});

test('every popular search leads to the right page', async ({ page, request }) => {
  await page.goto('/');
  const links = page.locator('section[aria-labelledby="popular-searches"] a');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs.length).toBe(8);
  expect(hrefs).toContain('/categories/health-beauty/fragrance');
  for (const href of hrefs) {
    const answer = await request.get(href ?? '', { maxRedirects: 0 });
    expect([href, href?.startsWith('/search'), answer.status()]).toEqual([href, false, 200]);
  }
});

test('sale dates come from the retailers: the day as a leaf of the calendar, or words', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  const section = page.getByRole('region', { name: 'When the sales start', exact: true });
  const rows = section.locator('tbody tr').filter({ visible: true });
  await expect(rows).toHaveCount(isMobile ? 4 : 8);
  // The table does not repeat the shops that have cards.
  const cards = page.locator('.shop-tiles article').filter({ visible: true }).getByRole('heading');
  const named = await cards.allTextContents();
  expect((await rows.getByRole('link').allTextContents()).filter((name) => named.includes(name))).toEqual([]);
  const boots = rows.filter({ has: page.getByRole('link', { name: 'Boots' }) });
  await expect(boots.locator('.day-leaf').filter({ visible: true })).toHaveText([/^24 Dec/, /^26 Dec/]);
  await expect(rows.filter({ hasText: 'Very' })).toContainText('Usually 24–26 Dec*');
  const day = boots.locator('.day-leaf').first();
  await expect(day).toHaveAttribute('href', /^\/sale-dates#sales-on-\d{4}-12-24$/);
  const target = new URL((await day.getAttribute('href')) ?? '', page.url()).hash;
  await day.click();
  await expect(page.locator(target)).toBeInViewport();
  await page.goBack();
  await section.getByRole('link', { name: 'All sale dates' }).click();
  await expect(page).toHaveURL(/\/sale-dates$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Boxing Day sale dates');
});

const { phase, year } = seasonAt(Date.now());
const clock = '[data-countdown] [data-live]';

if (phase === 'away') {
  test('the countdown is hidden out of season', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('[data-countdown]')).toHaveCount(0);
  });
} else {
  for (const [when, text] of [
    [`${year}-11-21T11:30:20Z`, '34 days 12 hours to go'],
    [`${year}-12-25T22:48:00Z`, '1 hour 12 minutes to go'],
    [`${year}-12-26T00:00:00Z`, 'On now'],
    [`${year + 1}-01-01T23:59:00Z`, 'On now'],
    [`${year + 1}-01-02T00:00:00Z`, 'Boxing Day is over'],
  ] as const) {
    test(`at ${when} the countdown says '${text}'`, async ({ page }) => {
      await page.clock.setFixedTime(when);
      await page.goto('/');
      await expect(page.locator(clock)).toHaveText(text);
      await expect(page.locator('[data-countdown] time')).toHaveAttribute('datetime', `${year}-12-26`);
    });
  }

  test('the countdown continues across midnight by itself', async ({ page }) => {
    await page.clock.install({ time: `${year}-12-25T23:58:30Z` });
    await page.goto('/');
    await expect(page.locator(clock)).toHaveText('2 minutes to go');
    await page.clock.runFor(30_000);
    await expect(page.locator(clock)).toHaveText('1 minute to go');
    await page.clock.runFor(60_000);
    await expect(page.locator(clock)).toHaveText('On now');
  });

  test('the countdown does not shift the page or interrupt a screen reader', async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto('/');
    await expect(page.locator(clock)).toHaveText(/to go|On now/);
    await expect(page.locator(clock)).toHaveAttribute('aria-live', 'off');
    const viewport = page.viewportSize();
    const without = await browser.newPage({ baseURL, javaScriptEnabled: false, viewport });
    await without.goto('/');
    const height = async (of: Page) => (await of.locator('[data-countdown]').boundingBox())?.height;
    expect(await height(page)).toBe(await height(without));
    await without.close();
  });

  test('without JavaScript the countdown shows the plain date', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL, javaScriptEnabled: false });
    await page.goto('/');
    await expect(page.locator('[data-countdown] time')).toHaveText(
      new RegExp(`^\\w+day 26 December ${year}$`),
    );
    await page.close();
  });
}
