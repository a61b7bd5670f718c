import { expect, test } from '@playwright/test';
import { given } from '../../helpers/site.ts';
import { launchVisitorBrowser, recentClicks } from '../../helpers/visitor-browser.ts';

/** A page on another origin than the site's. */
const ELSEWHERE = `${given('NEXT_PUBLIC_SUPABASE_URL')}/elsewhere`;

test('a click on a paid link that leaves the page at once is counted', async ({
  playwright,
  launchOptions,
}) => {
  const browser = await launchVisitorBrowser(playwright, launchOptions);
  const page = await browser.newPage();
  const viewed = page.waitForResponse((response) => response.url().endsWith('/api/events'));
  await page.goto(`${given('SITE_URL')}/retailers/argos`);
  await viewed;
  const before = await recentClicks();
  const link = page.locator('a[rel~=sponsored]').first();
  await link.evaluate((element, href) => Object.assign(element, { href, target: '_self' }), ELSEWHERE);
  await link.click();
  await expect(page).toHaveURL(ELSEWHERE);
  await expect.poll(recentClicks).toBe(before + 1);
  await browser.close();
});
