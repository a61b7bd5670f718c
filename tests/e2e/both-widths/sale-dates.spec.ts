import { expect, test } from '@playwright/test';

// The built-in data has sources for past sales of Next only, so every date of these tests is expected and not yet checked.

test('each day leads to its sales, with the status and the evidence of each', async ({ page }) => {
  // While Next hydrates a page, it writes the URL with which the page was loaded into the history again. If
  // the visitor has followed a link to a fragment in the meantime, the URL loses the fragment. The page does
  // not scroll.
  await page.goto('/sale-dates', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Boxing Day sale dates');
  const tile = page.getByRole('navigation', { name: 'Days' }).getByRole('link', { name: 'Christmas Eve' });
  await tile.click();
  await expect(page).toHaveURL(/\/sale-dates#sales-on-\d{4}-12-24$/);
  const row = page
    .locator('tbody')
    .filter({ has: page.locator(page.url().replace(/.*#/, '#')) })
    .locator('tr')
    .filter({ has: page.getByRole('link', { name: 'Currys' }) });
  await expect(row).toContainText('Online');
  await expect(row).toContainText('Expected');
  await expect(row).toContainText('Not yet checked');
});

test('shops whose day is not known are at the end, with their usual start', async ({ page }) => {
  await page.goto('/sale-dates');
  // The tables of past years follow.
  const last = page.locator('main .sale-table').first().locator('tbody').last();
  await expect(last.locator('tr').first()).toContainText('No date yet');
  const row = last.locator('tr').filter({ has: page.getByRole('link', { name: 'Amazon' }) });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Usually on or just before Boxing Day. Not yet checked');
});

test('each channel has its own page', async ({ page }) => {
  await page.goto('/sale-dates');
  const where = page.getByRole('navigation', { name: 'Where' });
  await where.getByRole('link', { name: 'In store' }).click();
  await expect(page).toHaveURL(/\/sale-dates\/in-store$/);
  await expect(where.getByRole('link', { name: 'In store' })).toHaveAttribute('aria-current', 'page');
  // Next's router keeps the previous page in the document, but hides it.
  const cells = page.locator('main .sale-table td').filter({ visible: true });
  await expect(cells.filter({ hasText: /^In store/ })).not.toHaveCount(0);
  await expect(cells.filter({ hasText: /^Online/ })).toHaveCount(0);
});

test('without JavaScript, a visitor gets the calendar of some shops', async ({
  browser,
  baseURL,
  viewport,
}) => {
  const page = await browser.newPage({ baseURL, viewport, javaScriptEnabled: false });
  await page.goto('/sale-dates');
  await page.getByText('Only some shops').click();
  await page.getByRole('checkbox', { name: 'Argos' }).check();
  await page.getByRole('checkbox', { name: 'Currys' }).check();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Get calendar' }).click(),
  ]);
  expect(download.url()).toMatch(/\/sale-dates\.ics\?shops=argos&shops=currys$/);
  await page.close();
});

test('a shop’s page has a timeline with a text for screen readers, and its calendar', async ({ page }) => {
  await page.goto('/retailers/currys');
  const timeline = page.locator('section[aria-labelledby=sale-timeline]');
  await expect(timeline.getByRole('listitem').first()).toHaveText(
    'Online: Expected from 24 December. Usually Christmas Eve. Not yet checked.',
  );
  await expect(timeline.locator('.timeline')).toBeVisible();
  await expect(timeline.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'href',
    '/sale-dates/currys.ics',
  );
  await timeline.getByRole('link', { name: 'All sale dates' }).click();
  await expect(page).toHaveURL(/\/sale-dates$/);
});

test('hedges are no facts', async ({ page }) => {
  for (const path of ['/retailers/dunelm', '/retailers', '/']) {
    await page.goto(path);
    await expect(page.locator('main')).not.toContainText(/Check with your local store|Not known/);
  }
});

test('on paper the dates are a table', async ({ page }) => {
  await page.goto('/sale-dates');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Where' })).toBeHidden();
  await expect(page.getByRole('columnheader', { name: 'How we know' })).toBeVisible();
  await page.emulateMedia({ media: null });
});
