import { expect, type Locator } from '@playwright/test';
import { signInAsAdmin } from '../../helpers/accounts.ts';
import { expectToFit } from '../../helpers/fits.ts';
import { test } from '../../helpers/own-site.ts';
import { serverClient } from '../../helpers/site.ts';
import { addUpVisits } from '../../helpers/visitor-browser.ts';

// Tests lists of the analytics with 2,000 rows, on a copy of the site.

const SHOPS = 2_000;
const PER_WRITE = 1_000;
const PER_PAGE = 50;
const visit = { device: 'phone', visitor: '1', template: 'retailer' };

/** Writes two events for each shop: a view of its page and a click on its link. */
async function writeVisits(): Promise<void> {
  const events = Array.from({ length: SHOPS }, (_, index) => {
    const subject = { path: `/retailers/shop-${index}`, retailer: `shop-${index}`, ...visit };
    const link = `https://shop-${index}.example/`;
    return [
      { kind: 'view', ...subject },
      { kind: 'click', link, position: 1, ...subject },
    ];
  }).flat();
  for (let start = 0; start < events.length; start += PER_WRITE) {
    const part = events.slice(start, start + PER_WRITE);
    const { error } = await serverClient().rpc('write_events', { _events: part });
    expect(error).toBeNull();
  }
  await addUpVisits();
}

/**
 * Returns the number in a link such as 'All 2,001 top pages'. It may be more than SHOPS, because tests of other files
 * use the same copy.
 */
const countIn = async (link: Locator) => Number((await link.innerText()).replaceAll(/\D/g, ''));

test('pages and the earnings by retailer hold with 2,000 rows, fifty on each page', async ({ page }) => {
  // The visits of this browser itself must not be counted.
  await page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }));
  await writeVisits();
  await signInAsAdmin(page, '/admin/analytics?range=today');
  for (const [list, all, table] of [
    ['page', /^All 2,\d{3} top pages$/, 'Table: Top pages'],
    ['earnings', /^All 2,\d{3} retailers by hour$/, 'Table: clicks per thousand views'],
  ] as const) {
    await page.goto('/admin/analytics?range=today');
    const rows = page.getByRole('region', { name: table }).locator('tbody tr');
    await expect(rows).toHaveCount(list === 'page' ? 10 : 15);
    const link = page.getByRole('link', { name: all });
    const count = await countIn(link);
    expect(count).toBeGreaterThanOrEqual(SHOPS);
    await link.click();
    await expect(page).toHaveURL(`/admin/analytics?range=today&list=${list}`);
    await expect(page.getByRole('main')).toContainText(`${count.toLocaleString('en-GB')} rows`);
    await expect(rows).toHaveCount(PER_PAGE);
    const first = await rows.first().locator('th').innerText();
    await page.getByRole('main').getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(`/admin/analytics?range=today&list=${list}&page=2`);
    await expect(rows.first().locator('th')).not.toHaveText(first);
    await expectToFit(page);
    const last = Math.ceil(count / PER_PAGE);
    await page.goto(`/admin/analytics?range=today&list=${list}&page=${last}`);
    await expect(rows).toHaveCount(count - PER_PAGE * (last - 1));
    await page.goto(`/admin/analytics?range=today&list=${list}&page=${last + 1}`);
    await expect(page).toHaveURL(`/admin/analytics?range=today&list=${list}`);
    const search = page.getByRole('main').getByRole('search');
    await search.getByLabel('Search').fill('Shop-1999');
    await search.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(`/admin/analytics?range=today&list=${list}&q=Shop-1999`);
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('shop-1999');
    await page.goto(`/admin/analytics?range=today&list=${list}&q=nowhere`);
    await expect(page.getByRole('main')).toContainText('No rows match.');
    await page.getByRole('link', { name: 'Show all' }).click();
    await expect(rows).toHaveCount(PER_PAGE);
  }
});
