import { expect, type Locator, type Page, test } from '@playwright/test';
import { signInAsAdmin } from '../../helpers/accounts.ts';
import { closeVisitors, openVisitor, stored } from '../../helpers/measured-visitor.ts';
import { addUpVisits } from '../../helpers/visitor-browser.ts';

test.afterEach(closeVisitors);

const figure = async (place: Locator) => Number((await place.innerText()).replaceAll(',', ''));

/**
 * Returns the figures that screens outside the analytics show: the numbers of all views, of all clicks, of the clicks
 * that lead to Argos, and of the clicks on one link to Argos.
 */
async function readFigures(page: Page) {
  await signInAsAdmin(page, '/admin');
  const visits = page.getByRole('region', { name: 'Visits in the last 7 days' });
  const total = (label: string) => visits.locator('div').filter({ hasText: label }).locator('dd > span');
  const [views, clicks] = [await figure(total('Views').first()), await figure(total('Clicks').first())];
  await page.goto('/admin/retailers?q=argos');
  const retailer = page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: 'Argos', exact: true }) });
  const ofRetailer = await figure(await cellUnder(page, retailer, 'Clicks (30 days)'));
  await page.goto('/admin/link-manager?q=www.argos.co.uk/');
  const link = page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: 'https://www.argos.co.uk/', exact: true }) });
  await expect(link).toBeVisible();
  const ofLink = await figure(await cellUnder(page, link, 'Clicks (30 days)'));
  return { views, clicks, ofRetailer, ofLink };
}

/** Returns the row's cell in the column with this heading. */
async function cellUnder(page: Page, row: Locator, heading: string): Promise<Locator> {
  const headings = await page.locator('thead th').allInnerTexts();
  return row.locator('th, td').nth(headings.indexOf(heading));
}

test('the overview, the list of retailers and the link manager count the same visits', async ({ page }) => {
  await addUpVisits();
  const before = await readFigures(page);
  const visitor = await openVisitor(page);
  await visitor.page.goto('/retailers/argos');
  await stored(visitor, 'view');
  await visitor.page.locator('a[rel~=sponsored][href="https://www.argos.co.uk/"]').first().click();
  await stored(visitor, 'click');
  await addUpVisits();
  expect(await readFigures(page)).toEqual({
    views: before.views + 1,
    clicks: before.clicks + 1,
    ofRetailer: before.ofRetailer + 1,
    ofLink: before.ofLink + 1,
  });
});
