import { expect, type Page, test } from '@playwright/test';
import { createUser, newEmail, PASSWORD, signIn, signInAsAdmin } from '../../helpers/accounts.ts';
import { toast } from '../../helpers/admin.ts';
import { expectNoViolations } from '../../helpers/axe.ts';
import { expectToFit } from '../../helpers/fits.ts';
import { drawnInChart, tableOfChart } from '../../helpers/course-chart.ts';
import { closeVisitors, hide, openVisitor, stored } from '../../helpers/measured-visitor.ts';
import { uniqueWord } from '../../helpers/site-rows.ts';
import { addUpVisits } from '../../helpers/visitor-browser.ts';

test.afterEach(closeVisitors);

const rowOf = (page: Page, table: string, item: string) =>
  page
    .getByRole('region', { name: `Table: ${table}` })
    .getByRole('row')
    .filter({ hasText: item });

test('a visit is shown as the same figures in the cards, the chart, its table and the lists', async ({
  page,
}) => {
  const word = uniqueWord('campaign');
  const visitor = await openVisitor(page);
  const visit = visitor.page;
  const tags = `utm_source=letter&utm_medium=email&utm_campaign=${word}`;
  await visit.goto(`/products/ps5?${tags}`);
  await stored(visitor, 'view');
  await visit.goto(`/retailers?${tags}`);
  await stored(visitor, 'view', 2);
  // The router follows this link without loading a new document.
  await visit.locator('main a[href="/retailers/argos"]').first().click();
  await expect(visit).toHaveURL('/retailers/argos');
  await stored(visitor, 'view', 3);
  const shop = visit.locator('a[rel~=sponsored]').first();
  const link = await shop.evaluate((element) => (element as HTMLAnchorElement).href);
  await shop.click();
  await stored(visitor, 'click');
  await visit.bringToFront();
  await visit.goBack();
  await expect(visit).toHaveURL(/\/retailers\?/);
  await stored(visitor, 'view', 4);
  await hide(visit);
  await stored(visitor, 'vital');

  await addUpVisits();
  await signInAsAdmin(page, `/admin/analytics?range=today&by=campaign&value=${word}`);
  const figure = (label: string) => page.locator(`[data-figure="${label}"]`);
  await expect(figure('Views')).toHaveText('4');
  await expect(figure('Visitors')).toHaveText('1');
  await expect(figure('Clicks on paid links')).toHaveText('1');
  await expect(figure('Click-through rate')).toHaveText('25%');

  const hours = await tableOfChart(page);
  const sumOf = (name: 'views' | 'clicks') => hours.reduce((sum, hour) => sum + hour[name], 0);
  expect([sumOf('views'), sumOf('clicks')]).toEqual([4, 1]);
  // The visitor is counted once in each hour of the visit. A visit that continues past the full hour counts in both.
  for (const { views, visitors, clicks } of hours) expect(visitors).toBe(views + clicks > 0 ? 1 : 0);
  expect(await drawnInChart(page, hours)).toEqual(hours);

  await expect(rowOf(page, 'Top pages', '/retailers/argos').locator('td')).toHaveText(['1', '1', '100%']);
  await expect(rowOf(page, 'Top retailers', 'Argos').locator('td')).toHaveText(['1', '1']);
  await expect(rowOf(page, 'Top products', 'PlayStation 5').locator('td')).toHaveText(['1', '0', '0%']);
  await expect(rowOf(page, 'Top links', link).locator('td')).toHaveText(['1']);
  await expect(rowOf(page, 'Positions of clicked links', '1').first().locator('td').first()).toHaveText('1');
  await expect(rowOf(page, 'Sources', 'letter').locator('td').first()).toHaveText('4');
  await expect(rowOf(page, 'UTM medium', 'email').locator('td').first()).toHaveText('4');
  await expect(rowOf(page, 'Devices', 'phone').locator('td').first()).toHaveText('4');
  await expect(
    rowOf(page, 'Top pages', '/retailers').filter({ hasNotText: 'argos' }).locator('td').first(),
  ).toHaveText('2');
  await expect(rowOf(page, 'web vitals', 'list')).toContainText(/\d ms/);
  await expect(rowOf(page, 'clicks per thousand views', 'Argos').locator('td').first()).toHaveText('250');

  // The link in a row filters all figures of the screen by the page that the row names.
  await rowOf(page, 'Top pages', '/retailers/argos').getByRole('link').click();
  await expect(page).toHaveURL('/admin/analytics?range=today&by=page&value=%2Fretailers%2Fargos');
  await expect(page.getByText('Only page: /retailers/argos')).toBeVisible();
  await page.getByRole('link', { name: 'Remove the filter' }).click();
  await expect(page).toHaveURL('/admin/analytics?range=today');
});

test('a row of the chart’s table, the web vitals or the earnings narrows the screen to what it names', async ({
  page,
}) => {
  const visitor = await openVisitor(page);
  await visitor.page.goto('/retailers/argos');
  await stored(visitor, 'view');
  await visitor.page.locator('a[rel~=sponsored]').first().click();
  await stored(visitor, 'click');
  await visitor.page.bringToFront();
  await hide(visitor.page);
  await stored(visitor, 'vital');
  await addUpVisits();

  await signInAsAdmin(page, '/admin/analytics');
  await tableOfChart(page);
  const today = page.getByRole('region', { name: 'Table of the chart' }).getByRole('link').last();
  const day = await today.locator('time').getAttribute('datetime');
  await today.click();
  await expect(page).toHaveURL(`/admin/analytics?from=${day}&to=${day}`);
  await expect(page.getByRole('heading', { name: 'By hour' })).toBeVisible();

  await rowOf(page, 'web vitals', 'retailer').getByRole('link').click();
  await expect(page).toHaveURL(`/admin/analytics?from=${day}&to=${day}&by=template&value=retailer`);
  await expect(page.getByText('Only template: retailer')).toBeVisible();
  const names = (table: string) => page.getByRole('region', { name: `Table: ${table}` }).locator('tbody th');
  await expect(names('web vitals')).toHaveText(['retailer']);
  await expect(names('Page templates')).toHaveText(['retailer']);
  for (const path of await names('Top pages').allTextContents())
    expect(path).toMatch(/^\/retailers\/[a-z0-9-]+$/);

  await rowOf(page, 'clicks per thousand views', 'Argos').getByRole('link').click();
  await expect(page).toHaveURL(`/admin/analytics?from=${day}&to=${day}&by=retailer&value=argos`);
  await expect(page.getByText('Only retailer: Argos')).toBeVisible();
  await expect(names('clicks per thousand views')).toHaveText(['Argos']);
  await expect(page.getByText('Only the template filter applies here')).toBeVisible();
});

test('a sign-up for deal alerts is counted', async ({ page }) => {
  const word = uniqueWord('campaign');
  const visitor = await openVisitor(page);
  const visit = visitor.page;
  await signIn(visit, await createUser(), PASSWORD, '/about');
  await visit.goto(`/?utm_campaign=${word}`);
  await stored(visitor, 'view');
  const block = visit.getByRole('region', { name: 'Get deal alerts' });
  await block.getByLabel('Email').fill(newEmail());
  await block.getByRole('button', { name: 'Subscribe' }).click();
  await stored(visitor, 'sign-up');
  await addUpVisits();
  await signInAsAdmin(page, `/admin/analytics?range=today&by=campaign&value=${word}`);
  await expect(page.locator('[data-figure="Deal alert sign-ups"]')).toHaveText('1');
});

test('a search without a result leads to a new page and to another name of an existing page', async ({
  page,
}) => {
  const word = uniqueWord('wanted');
  const visitor = await openVisitor(page);
  await visitor.page.goto(`/search?q=${word}`);
  await stored(visitor, 'search');
  // The router shows these search results without loading a new document.
  const field = visitor.page.locator('#page-search');
  await field.fill('argos');
  await field.press('Enter');
  await stored(visitor, 'search', 2);
  await visitor.page.locator('.results a').first().click();
  await stored(visitor, 'choice');

  await addUpVisits();
  await signInAsAdmin(page, `/admin/analytics?range=today&by=query&value=${word}`);
  const row = rowOf(page, 'Searches without a result', word);
  await expect(row.locator('td').first()).toHaveText('1');
  await row.getByRole('link', { name: `Create a page about ${word}` }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(word);
  await expect(page.getByLabel('Slug')).toHaveValue(word);

  await page.goto(`/admin/analytics?range=today&by=query&value=${word}`);
  await row.getByRole('link', { name: `Add an alias ${word}` }).click();
  await page.getByLabel('Search for the page').fill('Argos');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const shop = page.getByRole('main').getByRole('link', { name: 'Argos', exact: true });
  await expect(shop).toBeVisible();
  await expectNoViolations(page);
  await expectToFit(page);
  await shop.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Argos');
  const names = page.getByRole('group', { name: 'Search on this site' }).getByRole('textbox');
  await expect(names.last()).toHaveValue(word);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Retailer updated successfully')).toBeVisible();
  await visitor.page.goto(`/search?q=${word}`);
  await expect(visitor.page.locator('.results a').first()).toHaveAttribute('href', '/retailers/argos');

  await page.goto('/admin/analytics?range=today&list=query');
  const found = rowOf(page, 'Searches', 'argos').first();
  await found.getByRole('link', { name: 'Create a page about argos' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('argos');
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

test('the screen says up to when its figures go, and shows newer figures without a reload', async ({
  page,
}) => {
  const word = uniqueWord('campaign');
  await addUpVisits();
  await signInAsAdmin(page, `/admin/analytics?range=today&by=campaign&value=${word}`);
  const views = page.locator('[data-figure="Views"]');
  await expect(views).toHaveText('0');
  const upTo = page.getByText('Figures up to').locator('time');
  const before = await upTo.getAttribute('datetime');
  const visitor = await openVisitor(page);
  await visitor.page.goto(`/contact?utm_campaign=${word}`);
  await stored(visitor, 'view');
  await addUpVisits();
  await expect(views).toHaveText('1');
  await expect(upTo).not.toHaveAttribute('datetime', before ?? '');
});

test('a list is downloaded as CSV, and a cell that a spreadsheet would run is neutralised', async ({
  page,
}) => {
  const formula = `=cmd|${uniqueWord('x')}`;
  const visitor = await openVisitor(page);
  await visitor.page.goto(`/search?${new URLSearchParams({ q: formula })}`);
  await stored(visitor, 'search');
  await addUpVisits();
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
  await expectNoViolations(page);
  await expectToFit(page);
});
