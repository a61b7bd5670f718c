import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openHydrated } from '../../helpers/hydrated.ts';

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const button = (page: Page, name: string) => nav(page).getByRole('button', { name: `${name} menu` });
const panel = (page: Page, name: string) =>
  nav(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `${name} menu` }) })
    .locator('.menu-panel');

for (const width of [1024, 1100, 1199]) {
  test(`at ${width} pixels the search field fits beside the whole menu`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openHydrated(page, '/');
    const field = page.locator('#header-search');
    await expect(field).toBeVisible();
    const box = await field.boundingBox();
    expect(box?.width).toBeGreaterThan(100);
    for (const label of ['Home', 'Contact'])
      await expect(nav(page).getByRole('link', { name: label, exact: true })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expect(page.locator('#site-header').getByRole('link', { name: 'Search' })).toBeHidden();
    await field.fill('dyson');
    await expect(page.getByRole('option').first()).toContainText('Dyson');
    await button(page, 'Products').click();
    await expect(panel(page, 'Products')).toBeInViewport({ ratio: 0.5 });
  });
}

for (const width of [768, 900, 1023]) {
  test(`at ${width} pixels the search field is in the bar, beside the button of the menu`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openHydrated(page, '/');
    const field = page.locator('#header-search');
    await expect(field).toBeInViewport({ ratio: 1 });
    expect((await field.boundingBox())?.width).toBeGreaterThan(100);
    await expect(page.locator('#site-header').getByRole('link', { name: 'Search' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await field.fill('dyson');
    await expect(page.getByRole('option').first()).toContainText('Dyson');
  });
}

test('the drawer closes when the window becomes wide enough for the menu', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 900 });
  await openHydrated(page, '/');
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(drawer).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 900 });
  await expect(drawer).toBeHidden();
  await button(page, 'Guides').click();
  await expect(panel(page, 'Guides')).toBeVisible();
});

test('the menu marks the list of the page, also after a click and on the way back', async ({ page }) => {
  await openHydrated(page, '/retailers/argos');
  const current = nav(page).locator('[aria-current]');
  await expect(current).toHaveText('Retailers');
  await nav(page).getByRole('link', { name: 'Categories', exact: true }).click();
  await expect(page).toHaveURL('/categories');
  await expect(current).toHaveText('Categories');
  await page.goBack();
  await expect(current).toHaveText('Retailers');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a menu opens by pointer and by keyboard, and its links work', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    const entry = nav(page)
      .getByRole('listitem')
      .filter({ has: page.locator('.menu-panel') })
      .first();
    await expect(entry.locator('.menu-panel')).toBeHidden();
    await entry.hover();
    await expect(entry.locator('.menu-panel')).toBeVisible();
    await page.mouse.move(700, 800);
    await expect(entry.locator('.menu-panel')).toBeHidden();
    await entry.getByRole('link', { name: 'Retailers', exact: true }).focus();
    await expect(entry.locator('.menu-panel')).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/retailers\/[a-z-]+$/);
  });
});

for (const width of [390, 1440]) {
  test.describe(`without JavaScript, ${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 844 }, javaScriptEnabled: false });

    test('the top links are visible and work', async ({ page }) => {
      await page.goto('/');
      const link = nav(page).getByRole('link', { name: 'Retailers', exact: true });
      await expect(link).toBeVisible();
      await expect(page.locator('#menu-opener')).toBeHidden();
      await link.click();
      await expect(page).toHaveURL('/retailers');
    });
  });
}
