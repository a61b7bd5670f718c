import { expect, type Page, test } from '@playwright/test';
import { signInAsAdmin } from '../../helpers/accounts.ts';

/** Returns whether the open page has loaded a CSS rule for the homepage's hero. */
const hasPublicStyles = (page: Page) =>
  page.evaluate(() => {
    const text = (rules: CSSRuleList) => [...rules].map(({ cssText }) => cssText).join('');
    return [...document.styleSheets].some((sheet) => text(sheet.cssRules).includes('.hero-band'));
  });

test('an admin screen loads no style sheet of the public pages', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await hasPublicStyles(page)).toBe(true);
  await signInAsAdmin(page, '/admin/retailers');
  // Next loads the style sheets of error pages after hydration.
  await page.waitForLoadState('networkidle');
  expect(await hasPublicStyles(page)).toBe(false);
});
