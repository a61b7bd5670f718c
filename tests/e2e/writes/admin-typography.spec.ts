import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { signInAsAdmin } from '../../helpers/accounts.ts';
import { question, toast } from '../../helpers/admin.ts';
import { expectNoViolations } from '../../helpers/axe.ts';
import { adminClient, revalidate } from '../../helpers/site.ts';

const ID = '00000000-0000-0000-0000-000000000001';
const preview = (page: Page) => page.frameLocator('iframe[title="Preview of the page"]');
const size = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const variable = (page: Page, name: string) =>
  page.evaluate((key) => getComputedStyle(document.documentElement).getPropertyValue(key).trim(), name);

test.afterEach(async () => {
  const headings = { h1_mobile: null, h1_desktop: null, h2_mobile: null, h2_desktop: null };
  const none = { ...headings, h3_mobile: null, h3_desktop: null };
  const db = await adminClient();
  expect((await db.from('typography_settings').update(none).eq('id', ID)).error).toBeNull();
  await revalidate({ table: 'typography_settings' });
});

test('an editor chooses sizes, previews them on a real page, saves them for all pages and restores the default', async ({
  page,
}) => {
  await signInAsAdmin(page, '/admin/typography');
  await expect(size(page, 'Heading 1 on a phone')).toHaveValue('3xl');
  await page.getByRole('combobox', { name: 'Page', exact: true }).selectOption('About');
  const heading = preview(page).getByRole('heading', { level: 1 });
  await expect(heading).toHaveCSS('font-size', '38px');
  await size(page, 'Heading 1 on a phone').selectOption('6xl');
  await expect(heading).toHaveCSS('font-size', '60px');
  await page.getByRole('radio', { name: /Desktop/ }).check();
  await expect(heading).toHaveCSS('font-size', '56px');
  await size(page, 'Heading 1 on a desktop').selectOption('xl');
  await expect(heading).toHaveCSS('font-size', '20px');
  await expectNoViolations(page, '#content');

  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Typography settings updated successfully')).toContainText('Success');
  await expect(
    page.getByRole('button', { name: 'Reset to the default: Heading 1 on a phone' }),
  ).toBeVisible();
  await page.goto('/about');
  expect(await variable(page, '--h1-mobile')).toBe('3.75rem');
  expect(await variable(page, '--h1-desktop')).toBe('1.25rem');
  expect(await variable(page, '--h2-mobile')).toBe('1.75rem');

  await page.goto('/admin/typography');
  await page.getByRole('button', { name: 'Reset to the default: Heading 1 on a phone' }).click();
  await expect(size(page, 'Heading 1 on a phone')).toHaveValue('3xl');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Typography settings updated successfully')).toBeVisible();
  const db = await adminClient();
  const { data } = await db.from('typography_settings').select('h1_mobile, h1_desktop').eq('id', ID).single();
  expect(data).toEqual({ h1_mobile: null, h1_desktop: 'xl' });

  await page.getByRole('link', { name: 'History' }).click();
  const versions = page.getByRole('heading', { name: /^Version/ });
  await expect(versions.first()).toBeVisible();
  const count = await versions.count();
  await page.getByRole('button', { name: 'Restore this version' }).first().click();
  await question(page).getByRole('button', { name: 'Restore' }).click();
  await expect(versions).toHaveCount(count + 1);
  await page.goto('/about');
  expect(await variable(page, '--h1-mobile')).toBe('3.75rem');
});

test('a failed save names the settings in its message, and nothing is lost', async ({ page }) => {
  await signInAsAdmin(page, '/admin/typography');
  await size(page, 'Heading 2 on a phone').selectOption('lg');
  await page.route('**/admin/typography', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Failed to update typography settings')).toBeVisible();
  await expect(size(page, 'Heading 2 on a phone')).toHaveValue('lg');
});

test('the size of heading 3 applies to every heading 3 of the public pages', async ({ page }) => {
  const db = await adminClient();
  const sizes = { h3_mobile: '4xl', h3_desktop: '5xl' };
  expect((await db.from('typography_settings').update(sizes).eq('id', ID)).error).toBeNull();
  await revalidate({ table: 'typography_settings' });
  const wrong: string[] = [];
  for (const path of [
    '/',
    '/retailers/argos',
    '/categories/electronics',
    '/content/when-do-boxing-day-sales-start',
    '/gaming/ps5',
    '/search?q=curyrs',
  ]) {
    await page.goto(path);
    for (const [width, size] of [
      [390, '40px'],
      [1440, '64px'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const found = await page
        .locator('h3')
        .evaluateAll((headings) =>
          headings.map((heading) => `${getComputedStyle(heading).fontSize} ${heading.textContent}`),
        );
      expect(found.length).toBeGreaterThan(0);
      wrong.push(
        ...found.filter((each) => !each.startsWith(`${size} `)).map((each) => `${path} ${width}: ${each}`),
      );
    }
  }
  expect(wrong).toEqual([]);
});
