import { expect, type Page, test } from '@playwright/test';
import { areStartsAhead } from '../../helpers/season.ts';

// The built-in data has sources only for past sales of the shop Next. No source states a date of the coming sales, so
// the pages call all dates 'expected'.

const LEGEND = areStartsAhead
  ? 'All dates are expected, and not yet checked unless a note such as ‘2 of 2 years’ follows.'
  : /not yet checked unless a note such as ‘2 of 2 years’ follows\.$/;

/** Opens every closed list of shops. Only a narrow window has closed lists. */
async function unfold(page: Page) {
  const closed = page.locator('.narrow-fold:not([open]) > summary').filter({ visible: true });
  for (const summary of (await closed.all()).toReversed()) await summary.click();
}

test('each day leads to its shops, and each shop has the status and the evidence', async ({ page }) => {
  await page.goto('/sale-dates');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Boxing Day sale dates');
  const calendar = page.getByRole('region', { name: 'The calendar' });
  const day = calendar
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /24 Dec Christmas Eve/ }) });
  await expect(day).toContainText('Online');
  await expect(day.getByRole('link', { name: 'Currys' })).toHaveAttribute('href', '/retailers/currys');
  await unfold(page);
  const row = page.locator('#sales-at-currys');
  await expect(row).toBeVisible();
  await expect(row).toContainText(/(Mon|Tue|Wed|Thu|Fri|Sat|Sun) 24 Dec/);
  await expect(row).not.toContainText('of 2 years');
  await expect(page.locator('#sales-at-next .shop-date').first()).toContainText('(2 of 2 years)');
  // All dates are expected, so a legend says this once for the whole page. On a phone, a row shows its evidence only if
  // the evidence says more than the legend.
  await expect(page.getByText(LEGEND)).toBeVisible();
  await expect(row).toContainText('Usually Christmas Eve');
  await expect(page.locator('#sales-at-next').getByText('Christmas Eve in 2 of 2 years')).toBeVisible();
});

test('each shop has one row, with its page, a marked link to the shop and its calendar', async ({ page }) => {
  await page.goto('/sale-dates');
  await unfold(page);
  const rows = page.getByRole('main').locator('.shop-dates tbody tr');
  const names = await rows.locator('th').allTextContents();
  expect(new Set(names).size).toBe(names.length);
  const row = rows.filter({ has: page.getByRole('link', { name: 'Currys', exact: true }) });
  await expect(row).toHaveCount(1);
  await expect(row.getByRole('link', { name: /^Visit Currys Ad/ })).toHaveAttribute('rel', /sponsored/);
  await expect(row.locator('.calendar-link')).toHaveAttribute('href', '/sale-dates/currys.ics');
  await expect(row.locator('.calendar-link')).toHaveText('Add to calendar: Currys');
});

test('the usual start of a shop without a day is in the place of the day', async ({ page }) => {
  await page.goto('/sale-dates');
  await unfold(page);
  const cell = page.locator('#sales-at-selfridges .shop-date').first();
  await expect(cell).toContainText('Usually by 25 Dec');
  await expect(cell).toBeVisible();
  // The usual start is beside the shop's name, also on a phone.
  const [name, start] = [
    await page.locator('#sales-at-selfridges th').boundingBox(),
    await cell.boundingBox(),
  ];
  expect(start!.y).toBeLessThan(name!.y + name!.height);
});

test('the page says once which days are checked, and marks only the few that have a source', async ({
  page,
}) => {
  await page.goto('/sale-dates');
  const main = page.getByRole('main');
  await expect(main.getByText(LEGEND)).toHaveCount(1);
  await expect(main.getByText('Sources last checked on 22 November 2026.')).toBeVisible();
  await expect(main.locator('.day-shop').filter({ hasText: 'years' })).toHaveText([
    'Next (2 of 2 years)',
    'Next (2 of 2 years)',
  ]);
});

test('the page says how many shops the calendar has and where the others are, and its key has the marks of the table', async ({
  page,
}) => {
  await page.goto('/sale-dates');
  const main = page.getByRole('main');
  const dated = await main.locator('.shop-dates tbody tr').count();
  const scope = main.getByText(`The calendar shows the ${dated} shops with a date. `);
  await expect(scope).toBeVisible();
  await expect(scope.getByRole('link', { name: 'only a usual start' })).toHaveAttribute(
    'href',
    '#sales-on-no-day',
  );
  // The number of shops in the sentence equals the number of shops in the list below.
  const below = await main.locator('.undated-shops > li').count();
  await expect(scope).toContainText(`${below} others have`);
  const key = main.getByRole('region', { name: 'How we know' });
  const marks = key.locator('dt').filter({ hasText: 'Dec' });
  await expect(marks).toHaveText(['24 Dec (2 of 2 years)', '24 Dec']);
  // All dates are expected, so the table shows no status, and this section explains none.
  if (areStartsAhead) await expect(key.locator('.sale-pill')).toHaveCount(0);
});

test('shops whose day is not known are at the end, with their usual start', async ({ page }) => {
  await page.goto('/sale-dates');
  await unfold(page);
  const section = page.getByRole('region', { name: 'No date yet' });
  const entry = section
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Amazon', exact: true }) });
  await expect(entry).toHaveCount(1);
  await expect(entry).toContainText('Usually on or just before Boxing Day');
  await expect(section).toContainText('Here’s when their sales usually start. We haven’t checked this yet.');
  // In the built-in data, Uniqlo and TK Maxx have no Boxing Day sale, so the list leaves them out.
  for (const name of ['Uniqlo', 'TK Maxx'])
    await expect(section.getByRole('link', { name, exact: true })).toHaveCount(0);
  // The introduction counts these two shops as shops that we follow, so the page must name them.
  await expect(
    section.getByText('As far as we know, TK Maxx and Uniqlo have no Boxing Day sale.'),
  ).toBeVisible();
});

test('only a narrow window folds lists of shops away, and shows the dated shops at first', async ({
  page,
  viewport,
}) => {
  await page.goto('/sale-dates');
  const isNarrow = (viewport?.width ?? 0) < 1024;
  const lists = page.locator('.shop-dates, .undated-shops');
  await expect(lists).toHaveCount(2);
  await expect(page.locator('.narrow-fold > summary').filter({ visible: true })).toHaveCount(
    isNarrow ? 2 : 0,
  );
  await expect(page.locator('.shop-dates')).toBeVisible();
  const undated = page.locator('.undated-shops');
  await (isNarrow ? expect(undated).toBeHidden() : expect(undated).toBeVisible());
});

test('each channel has its own page', async ({ page }) => {
  await page.goto('/sale-dates');
  const where = page.getByRole('navigation', { name: 'Where' });
  await where.getByRole('link', { name: 'In store' }).click();
  await expect(page).toHaveURL(/\/sale-dates\/in-store$/);
  await expect(where.getByRole('link', { name: 'In store' })).toHaveAttribute('aria-current', 'page');
  await unfold(page);
  // The router of Next.js keeps the previous page in the document, but hides it.
  const cells = page.locator('main .shop-dates .shop-date').filter({ visible: true });
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
    /^Online: Expected from 24 December(, not confirmed)?\. Usually Christmas Eve\. Not yet checked\.$/,
  );
  await expect(timeline.locator('.timeline')).toBeVisible();
  await expect(timeline.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'href',
    '/sale-dates/currys.ics',
  );
  await timeline.getByRole('link', { name: 'All sale dates' }).click();
  await expect(page).toHaveURL(/\/sale-dates$/);
});

test('a shop’s page says on a ticket what it is good for, and in which years the day was the same', async ({
  page,
}) => {
  await page.goto('/retailers/next');
  const ticket = page.locator('.shop-verdict');
  await expect(ticket.locator('b')).toHaveText(
    /^One large clearance of clothes, shoes and home furnishings, /,
  );
  await expect(ticket).toContainText('Account customers may get an early online slot');
  await expect(page.locator('.timeline-label').first()).toHaveText(
    /(Expected|Not confirmed): same day in 2023 and 2025$/,
  );
  // The days on which a sale starts are highlighted.
  await expect(page.locator('.timeline-day[data-start]')).toHaveText(['24', '27']);
  await expect(page.getByRole('heading', { name: 'What comes down', exact: true })).toBeVisible();
  const years = page.getByRole('region', { name: 'When it started in past years' }).locator('tbody tr');
  await expect(years).toHaveCount(2);
  await expect(years.first()).toContainText(/^2025.*24 December.*27 December/);
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
  await expect(page.getByRole('main').getByText(LEGEND)).toBeVisible();
  await page.emulateMedia({ media: null });
});
