import { expect, type Page, test } from '@playwright/test';
import { SCREEN_GROUPS } from '../../../lib/admin/screens.ts';
import { signInAsAdmin } from '../../helpers/accounts.ts';

const screens = SCREEN_GROUPS.flatMap(({ screens: group }) => group.map(({ path }) => path));
const SCRIPTS = '**/_next/static/**/*.js';

/** Holds back the scripts of every page that is opened afterwards. Returns a function that lets the scripts load. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route(SCRIPTS, async (route) => {
    await promise;
    await route.continue();
  });
  return release;
}

/**
 * Returns the names of the controls that would lose a user's input during hydration. Leaves out the checkboxes of rows,
 * because the screen's script reads their state when it starts. Also leaves out the controls of forms that need no
 * script, because the browser submits these forms itself.
 */
const losingInput = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('main :is(input, select, textarea):not([type="hidden"])')]
      .filter(
        (control) => control.checkVisibility() && !control.matches(':disabled, [name="id"], [name="all"]'),
      )
      .filter(({ form }) => form?.method !== 'get' || !form.hasAttribute('action'))
      .map(({ labels, name, tagName }) => labels?.[0]?.textContent ?? `${tagName} ${name}`),
  );

test('no admin screen takes input before its script has started', async ({ page }) => {
  await signInAsAdmin(page);
  await holdScripts(page);
  const found: Record<string, string[]> = {};
  for (const path of [...screens, '/admin/retailers/new']) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const names = await losingInput(page);
    if (names.length > 0) found[path] = names;
  }
  expect(found).toEqual({});
});

test('rows that are ticked before the script has started count as selected', async ({ page }) => {
  await signInAsAdmin(page);
  const release = await holdScripts(page);
  await page.goto('/admin/retailers', { waitUntil: 'commit' });
  await page
    .getByRole('checkbox', { name: /^Select / })
    .nth(1)
    .check();
  release();
  await expect(page.getByRole('region', { name: 'Selected rows' }).getByRole('status')).toHaveText(
    '1 retailer selected',
  );
});
