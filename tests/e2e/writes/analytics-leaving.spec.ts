import { expect, test } from '@playwright/test';
import { adminClient, given } from '../../helpers/site.ts';

// Not in analytics.spec.ts, because Chromium drops what a page sends as it is left if Playwright routes its requests.

/** The site leaves out the browser of the other tests as a bot. */
test.use({
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
});

/** A page of another origin. */
const ELSEWHERE = `${given('NEXT_PUBLIC_SUPABASE_URL')}/elsewhere`;

/** Returns the number of clicks on paid links in the last 30 minutes. */
async function recentClicks(): Promise<number> {
  const { data, error } = await (await adminClient()).rpc('analytics_live');
  if (error) throw error;
  return (data as { clicks: number }).clicks;
}

test('a click on a paid link that leaves the page at once is counted', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const viewed = page.waitForResponse((response) => response.url().endsWith('/api/events'));
  await page.goto(`${given('SITE_URL')}/retailers/argos`);
  await viewed;
  const before = await recentClicks();
  const link = page.locator('a[rel~=sponsored]').first();
  await link.evaluate((element, href) => Object.assign(element, { href, target: '_self' }), ELSEWHERE);
  await link.click();
  await expect(page).toHaveURL(ELSEWHERE);
  await expect.poll(recentClicks).toBe(before + 1);
  await context.close();
});
