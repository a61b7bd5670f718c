import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../../helpers/axe.ts';
import { type SiteCopy, startCopy } from '../../helpers/site-copy.ts';
import { revalidate } from '../../helpers/site.ts';

const SCRIPT = 'https://affiliate.example/script.js';
/**
 * The source of a fake affiliate script. The script records when it runs, in milliseconds after the page's load event.
 */
const BODY = `(window.ran ??= []).push(
  performance.now() - performance.getEntriesByType('navigation')[0].loadEventEnd)`;

let copy: SiteCopy;

test.beforeAll(async () => {
  copy = await startCopy({ AFFILIATE_SCRIPT_URL: SCRIPT });
  // Expires every page by expiring the menu, which is on all pages. Pages rendered from now on contain the script's
  // URL.
  await revalidate({ table: 'navigation_menu' }, copy.siteUrl);
});
test.afterAll(async () => {
  await copy.stop();
});

/**
 * Serves the fake script instead of the affiliate network's server. Returns an array that collects the requests for the
 * script.
 */
async function thirdParty(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route('https://affiliate.example/**', async (route) => {
    requests.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: BODY });
  });
  return requests;
}

/**
 * Waits for the disclosure banner, which appears two seconds after the page has loaded. By then, an allowed affiliate
 * script would have run.
 */
const afterTheDelay = (page: Page) =>
  expect(page.getByRole('complementary', { name: 'Affiliate disclosure' })).toBeVisible();

const banner = (page: Page) => page.getByRole('complementary', { name: 'Affiliate disclosure' });
const consent = (page: Page) => page.evaluate(() => localStorage.getItem('affiliate-script-consent'));
const ask = (page: Page) =>
  page
    .getByRole('contentinfo')
    .getByRole('button', { name: /affiliate script choice$/ })
    .click();

test('nothing of the third party loads without consent, and the visitor’s choice is kept and can be changed', async ({
  page,
}) => {
  const requests = await thirdParty(page);
  await page.goto(`${copy.siteUrl}/contact`);
  await afterTheDelay(page);
  await expect(banner(page)).toContainText(
    'Can a script from affiliate.example tell shops that you came from us, so that we earn commission?',
  );
  await expectNoViolations(page);
  // Escape closes the banner without a choice. The banner appears again on the next page.
  await banner(page).getByRole('button', { name: 'Refuse' }).press('Escape');
  await expect(banner(page)).toBeHidden();
  expect([await consent(page), requests]).toEqual([null, []]);
  await page.reload();
  await afterTheDelay(page);
  const [refuse, allow] = await Promise.all(
    ['Refuse', 'Allow'].map((name) => banner(page).getByRole('button', { name }).boundingBox()),
  );
  expect(refuse?.height).toBe(allow?.height);
  await banner(page).getByRole('button', { name: 'Refuse' }).click();
  await page.reload();
  // Waits longer than the delays of the banner and of the script, to see that neither of them appears.
  await page.waitForTimeout(2500);
  await expect(banner(page)).toBeHidden();
  expect([await consent(page), requests]).toEqual(['refused', []]);

  await ask(page);
  await banner(page).getByRole('button', { name: 'Allow' }).click();
  await expect.poll(() => requests).toEqual([SCRIPT]);
  await ask(page);
  const reloaded = page.waitForEvent('load');
  await banner(page).getByRole('button', { name: 'Refuse' }).click();
  await reloaded;
  await page.waitForTimeout(2500);
  expect([await consent(page), requests]).toEqual(['refused', [SCRIPT]]);
  await page.goto(`${copy.siteUrl}/cookie-policy`);
  await expect(page.getByRole('main')).toContainText('affiliate-script-consent');
  await expect(page.getByRole('main')).toContainText('affiliate.example');
  await page.goto(`${copy.siteUrl}/privacy`);
  await expect(page.getByRole('main')).toContainText('affiliate.example');
});

test('with consent the script runs once, 1.5 s after load, however many pages are visited', async ({
  page,
}) => {
  const requests = await thirdParty(page);
  await page.addInitScript(() => localStorage.setItem('affiliate-script-consent', 'allowed'));
  await page.goto(`${copy.siteUrl}/retailers`);
  const ran = () => page.evaluate(() => (window as unknown as { ran?: number[] }).ran ?? []);
  await expect.poll(ran).toHaveLength(1);
  expect((await ran())[0]).toBeGreaterThanOrEqual(1500);
  await page.getByRole('article').getByRole('link', { name: 'Argos', exact: true }).click();
  await expect(page).toHaveURL(`${copy.siteUrl}/retailers/argos`);
  await page.waitForTimeout(2500);
  expect(requests).toEqual([SCRIPT]);
  expect(await ran()).toHaveLength(1);
});

for (const path of ['/auth', '/admin']) {
  test(`the affiliate script is not loaded under ${path}`, async ({ page }) => {
    const requests = await thirdParty(page);
    await page.addInitScript(() => localStorage.setItem('affiliate-script-consent', 'allowed'));
    await page.goto(`${copy.siteUrl}${path}`);
    await page.waitForLoadState();
    // Waits longer than the script's delay, because no event reports that a script does not load.
    await page.waitForTimeout(2500);
    expect(requests).toEqual([]);
  });
}

test('the affiliate script is not loaded when the settings have no address for it', async ({ page }) => {
  const requests = await thirdParty(page);
  await page.goto('/retailers');
  await afterTheDelay(page);
  await expect(banner(page).getByRole('button', { name: 'Dismiss' })).toBeVisible();
  await expect(page.getByRole('button', { name: /affiliate script choice$/ })).toHaveCount(0);
  expect(requests).toEqual([]);
});

test('starting a public site prints the missing settings before the site opens', async () => {
  expect(copy.errors()).not.toContain('Not ready to open');
  await copy.restartSite({ SITE_URL: 'https://deals.boxingday.uk' });
  await expect
    .poll(copy.errors)
    // The log is JSON, in which a line break is written as two characters.
    .toMatch(/Not ready to open:\\n- The operator’s name and address are missing/);
  expect(copy.errors()).toContain('Mailchimp is not configured');
  expect(copy.errors()).not.toContain('SITE_URL is not');
});
