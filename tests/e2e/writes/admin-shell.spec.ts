import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { createUser, signIn, signInAsAdmin } from '../../helpers/accounts.ts';
import { expectNoViolations } from '../../helpers/axe.ts';
import { insertRow, insertRows, uniqueWord, removeRows } from '../../helpers/site-rows.ts';
import { retailerRow } from '../../helpers/site.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const palette = (page: Page) => page.getByRole('dialog', { name: 'Find a screen or a row' });
const theme = (page: Page) =>
  page.evaluate(() => ({
    chosen: document.documentElement.dataset.theme,
    ground: getComputedStyle(document.body).backgroundColor,
  }));
const LIGHT = 'rgb(251, 250, 247)';
const DARK = 'rgb(18, 21, 19)';

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false });

  test('the sidebar leads from screen to screen and marks the current one', async ({ page }) => {
    await signInAsAdmin(page, '/admin');
    const nav = page.getByRole('navigation', { name: 'Admin' });
    await expect(nav.locator('[aria-current=page]')).toHaveText('Overview');
    await nav.getByRole('link', { name: 'Retailers' }).click();
    await expect(heading(page)).toHaveText('Retailers');
    await expect(nav.locator('[aria-current=page]')).toHaveText('Retailers');
    await page.goto('/admin/retailers/new');
    await expect(nav.locator('[aria-current=page]')).toHaveText('Retailers');
    await page.getByRole('link', { name: 'View the site' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Admin Mode')).toBeVisible();
  });

  test('signing out leaves the admin area', async ({ page }) => {
    await signInAsAdmin(page, '/admin/retailers');
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/auth');
    await expect(heading(page)).toHaveText('Sign in');
    await expect(page.getByText('Signed out', { exact: true })).toBeVisible();
    await expect(page.getByText('You have been signed out successfully.')).toBeVisible();
  });

  test('the command palette finds screens, actions and rows with the keyboard alone', async ({ page }) => {
    const slug = uniqueWord('palette');
    const rows = Array.from({ length: 7 }, (_, index) => retailerRow(`${slug}-${index}`));
    await insertRows('retailers', rows);
    try {
      const scripts: string[] = [];
      await signInAsAdmin(page, '/admin');
      await page.waitForLoadState('networkidle');
      page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
      const opener = page.getByRole('button', { name: /Find/ });
      await opener.focus();
      await page.keyboard.press('Control+k');
      const input = palette(page).getByRole('combobox');
      await expect(input).toBeFocused();
      expect(scripts.length).toBeGreaterThan(0);
      await expectNoViolations(page);
      await page.keyboard.press('Escape');
      await expect(opener).toBeFocused();

      await page.keyboard.press('Control+k');
      await page.keyboard.type(slug);
      const group = palette(page).getByRole('group', { name: 'Retailers' });
      await expect(group.getByRole('option')).toHaveCount(5);
      await page.keyboard.press('ArrowDown');
      const second = group.getByRole('option').nth(1);
      await expect(second).toHaveAttribute('aria-selected', 'true');
      await expect(input).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '?');
      await expectNoViolations(page);
      await page.keyboard.press('Enter');
      await expect(heading(page)).toHaveText(`Shop ${slug}-1`);
      await expect(palette(page)).toHaveCount(0);

      await page.keyboard.press('Meta+k');
      await page.keyboard.type('new retailer');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/admin/retailers/new');
      await page.keyboard.press('Control+k');
      await page.keyboard.type('xqzt no such thing');
      await expect(palette(page).getByRole('status')).toHaveText('No matches.');
    } finally {
      await removeRows('retailers', 'slug', slug);
    }
  });

  test('the command palette opens the row with the typed name, even when the user types faster than the search', async ({
    page,
  }) => {
    await signInAsAdmin(page, '/admin');
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('Control+k');
    await expect(palette(page).getByRole('combobox')).toBeFocused();
    await page.keyboard.type('argos');
    const first = palette(page).getByRole('option').first();
    await expect(first).toContainText('Argos');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('retailers');
    await expect(first).toHaveText('Retailers');
    await page.route('**/admin/find?q=argos', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    await page.reload();
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('Control+k');
    await expect(palette(page).getByRole('combobox')).toBeFocused();
    await page.keyboard.type('argos');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Argos');
  });

  test('a newer letter cancels the previous search', async ({ page }) => {
    await signInAsAdmin(page, '/admin');
    await page.waitForLoadState('networkidle');
    await page.route('**/admin/find?q=arg', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 3000));
      await route.continue().catch(() => undefined);
    });
    await page.keyboard.press('Control+k');
    await expect(palette(page).getByRole('combobox')).toBeFocused();
    const asked = page.waitForRequest('**/admin/find?q=arg');
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('find?q=arg'));
    await page.keyboard.type('arg');
    await asked;
    await page.keyboard.type('os');
    expect((await failed).failure()?.errorText).toBe('net::ERR_ABORTED');
    await expect(palette(page).getByRole('option', { name: /Argos/ })).toBeVisible();
  });

  test('the colours follow the system until the user chooses others, which are kept and sent with the page', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await signInAsAdmin(page, '/admin');
    expect(await theme(page)).toEqual({ chosen: 'system', ground: LIGHT });
    await page.emulateMedia({ colorScheme: 'dark' });
    expect((await theme(page)).ground).toBe(DARK);
    await page.getByRole('radio', { name: 'System' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await theme(page)).toEqual({ chosen: 'light', ground: LIGHT });

    const html = await (await page.request.get('/admin')).text();
    expect(html).toMatch(/<html[^>]* data-theme="light"/);
    await page.reload();
    expect(await theme(page)).toEqual({ chosen: 'light', ground: LIGHT });
    await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
    // The chosen colour scheme applies only to the admin area. Public pages still use the colour scheme of the
    // operating system.
    await page.goto('/');
    expect(await theme(page)).toEqual({ chosen: undefined, ground: DARK });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('the menu is a drawer that keeps the focus and returns it', async ({ page }) => {
    await signInAsAdmin(page, '/admin');
    const opener = page.getByRole('button', { name: 'Menu', exact: true });
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(drawer).toBeVisible();
    await expectNoViolations(page);
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      await expect(drawer.locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(opener).toBeFocused();
    await opener.tap();
    await drawer.getByRole('link', { name: 'Retailers', exact: true }).tap();
    await expect(heading(page)).toHaveText('Retailers');
    await expect(drawer).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test('only admins can search the rows', async ({ page, request }) => {
  expect((await request.get('/admin/find?q=argos', { maxRedirects: 0 })).status()).toBe(303);
  await signIn(page, await createUser());
  expect((await page.request.get('/admin/find?q=argos')).status()).toBe(403);
});

test('an unknown address below /admin shows an error message and a link back', async ({ page }) => {
  await signInAsAdmin(page, '/admin');
  await page.goto('/admin/nope');
  await expect(heading(page)).toHaveText('We can’t find that screen');
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Back to the overview' }).click();
  await expect(heading(page)).toHaveText('Overview');
});

test('opening a row that somebody else has deleted shows a message within the admin area', async ({
  page,
}) => {
  const slug = uniqueWord('gone');
  await insertRow('retailers', { ...retailerRow(slug), is_published: false });
  await signInAsAdmin(page, `/admin/retailers?q=${slug}`);
  await removeRows('retailers', 'slug', slug);
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  await page.getByRole('link', { name: `Shop ${slug}` }).click();
  await expect(heading(page)).toHaveText('We can’t find that retailer');
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Not found \| Admin/);
  await page.getByRole('link', { name: 'All retailers' }).click();
  await expect(heading(page)).toHaveText('Retailers');
  expect(documents).toEqual([]);
});
