import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { SCREEN_GROUPS } from '../../../lib/admin/screens.ts';
import { RESOURCES } from '../../../lib/resources/index.ts';
import { listPathOf } from '../../../lib/resources/resource.ts';
import { signInAsAdmin } from '../../helpers/accounts.ts';
import { expectNoViolations } from '../../helpers/axe.ts';

const screens = SCREEN_GROUPS.flatMap(({ screens: group }) => group.map(({ path }) => path));
const forms = RESOURCES.filter(({ isReadOnly, isFixedSet }) => !isReadOnly && !isFixedSet).map(
  ({ key }) => `/admin/${key}/new`,
);

/**
 * Returns by how many pixels the page is wider than the window. Does not use `innerWidth`: if a page is too wide, a
 * phone zooms out until `innerWidth` is as wide as the page.
 */
const overflow = async (page: Page) =>
  (await page.evaluate(() => document.documentElement.scrollWidth)) - (page.viewportSize()?.width ?? 0);

/**
 * Opens an admin screen, and expects that it has one level-1 heading, passes axe, and fits into the windows of a phone
 * and a desktop.
 */
async function expectGood(page: Page, path: string) {
  await signInAsAdmin(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/We can’t find that/);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await expectNoViolations(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
}

for (const path of [...screens, ...forms]) {
  test(`${path} passes axe and fits the window`, async ({ page }) => {
    await expectGood(page, path);
  });
}

/** The entities that have built-in rows when the site starts for the first time. */
const SEEDED = ['retailers', 'categories', 'subcategories', 'products', 'content', 'navigation'];

for (const resource of RESOURCES.filter(({ key }) => SEEDED.includes(key))) {
  test(`the editor of a ${resource.one} and its history pass axe and fit the window`, async ({ page }) => {
    await signInAsAdmin(page, listPathOf(resource));
    const rows = page.getByRole('main').locator(`a[href^="/admin/${resource.key}/"]`);
    const href = await rows
      .filter({ hasNotText: /^New|^Deleted|^Change|CSV/ })
      .first()
      .getAttribute('href');
    await expectGood(page, href ?? '');
    await expectGood(page, `${href}/history`);
  });
}
