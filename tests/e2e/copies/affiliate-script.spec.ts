import { expect, type Page, test } from '@playwright/test';
import { type SiteCopy, startCopy } from '../../helpers/site-copy.ts';
import { revalidate } from '../../helpers/site.ts';

const SCRIPT = 'https://affiliate.example/script.js';
/** What the third party sends: it notes how long after the load event of the page it ran. */
const BODY = `(window.ran ??= []).push(
  performance.now() - performance.getEntriesByType('navigation')[0].loadEventEnd)`;

let copy: SiteCopy;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  copy = await startCopy({ AFFILIATE_SCRIPT_URL: SCRIPT });
  // The menu stands on every page: all are rendered anew, now with the script's address.
  await revalidate({ table: 'navigation_menu' }, copy.siteUrl);
});
test.afterAll(async () => {
  await copy.stop();
});

/** Stands for the third party; gives back the requests that have come to it. */
async function thirdParty(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route('https://affiliate.example/**', async (route) => {
    requests.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: BODY });
  });
  return requests;
}

/** The banner comes two seconds after load, and so after the script would have. */
const afterTheDelay = (page: Page) =>
  expect(page.getByRole('complementary', { name: 'Affiliate disclosure' })).toBeVisible({ timeout: 10_000 });

test('the third-party script runs 1.5 s after load, once, however many pages are visited', async ({
  page,
}) => {
  const requests = await thirdParty(page);
  await page.goto(`${copy.siteUrl}/retailers`);
  const ran = () => page.evaluate(() => (window as unknown as { ran?: number[] }).ran ?? []);
  await expect.poll(ran).toHaveLength(1);
  expect((await ran())[0]).toBeGreaterThanOrEqual(1500);
  await page.getByRole('article').getByRole('link', { name: 'Argos', exact: true }).click();
  await expect(page).toHaveURL(`${copy.siteUrl}/retailers/argos`);
  await afterTheDelay(page);
  expect(requests).toEqual([SCRIPT]);
  expect(await ran()).toHaveLength(1);
});

for (const path of ['/auth', '/admin']) {
  test(`it is not loaded under ${path}`, async ({ page }) => {
    const requests = await thirdParty(page);
    await page.goto(`${copy.siteUrl}${path}`);
    await page.waitForLoadState();
    // Longer than the delay: what does not happen gives no sign.
    await page.waitForTimeout(2500);
    expect(requests).toEqual([]);
  });
}

test('it is not loaded without its address in the settings', async ({ page }) => {
  const requests = await thirdParty(page);
  await page.goto('/retailers');
  await afterTheDelay(page);
  expect(requests).toEqual([]);
});
