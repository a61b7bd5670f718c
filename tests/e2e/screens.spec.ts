import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { SCREEN_GROUPS } from '../../lib/admin/screens.ts';
import { RESOURCES } from '../../lib/resources/index.ts';
import { listPathOf } from '../../lib/resources/resource.ts';
import { signInAsAdmin } from '../helpers/accounts.ts';
import { expectNoViolations } from '../helpers/axe.ts';

const screens = SCREEN_GROUPS.flatMap(({ screens: group }) => group.map(({ path }) => path));
const forms = RESOURCES.filter(({ isReadOnly, isFixedSet }) => !isReadOnly && !isFixedSet).map(
  ({ key }) => `/admin/${key}/new`,
);

/**
 * Has one heading of its own, nothing that is wider than the window, and passes axe in both schemes. The HTML is the same
 * at every width, so axe is asked where least fits; the stories ask it at the other.
 */
async function expectGood(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('There is no such screen');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  if ((page.viewportSize()?.width ?? 0) < 1000) await expectNoViolations(page);
}

for (const path of [...screens, ...forms]) {
  test(`${path} passes axe and fits the window`, async ({ page }) => {
    await signInAsAdmin(page, '/admin');
    await expectGood(page, path);
  });
}

/** Of these there are rows from the first start on. */
const SEEDED = ['retailers', 'categories', 'subcategories', 'products', 'content', 'navigation'];

for (const resource of RESOURCES.filter(({ key }) => SEEDED.includes(key))) {
  test(`the editor of a ${resource.one} and its history pass axe and fit the window`, async ({ page }) => {
    await signInAsAdmin(page, listPathOf(resource));
    const rows = page.getByRole('main').locator(`a[href^="/admin/${resource.key}/"]`);
    const href = await rows
      .filter({ hasNotText: /^New|CSV/ })
      .first()
      .getAttribute('href');
    await expectGood(page, href ?? '');
    await expectGood(page, `${href}/history`);
  });
}
