import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openHydrated } from '../../helpers/hydrated.ts';
import { deleteRow, insertRow, updateRow } from '../../helpers/site-rows.ts';

const header = (page: Page) => page.getByRole('banner');
const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const button = (page: Page, name: string) => nav(page).getByRole('button', { name: `${name} menu` });
const panel = (page: Page, name: string) =>
  nav(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `${name} menu` }) })
    .locator('.menu-panel');

test.describe('the header on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

  test('stays above the page and gets a shadow after 10 pixels of scrolling', async ({ page }) => {
    await openHydrated(page, '/');
    await page.evaluate(() => scrollTo(0, 10));
    await expect(header(page)).not.toHaveAttribute('data-raised');
    await page.evaluate(() => scrollTo(0, 11));
    await expect(header(page)).toHaveAttribute('data-raised');
    await page.evaluate(() => scrollTo(0, 1500));
    await expect(header(page)).toBeInViewport();
    await expect(header(page)).not.toHaveAttribute('data-away');
  });

  test('shows the menu items, four of them with dropdowns', async ({ page }) => {
    await page.goto('/');
    const labels = ['Home', 'Retailers', 'Categories', 'Products', 'Guides', 'About', 'Contact'];
    for (const label of labels)
      await expect(nav(page).getByRole('link', { name: label, exact: true })).toBeVisible();
    for (const label of ['Retailers', 'Categories', 'Products', 'Guides']) {
      await expect(button(page, label)).toHaveAttribute('aria-expanded', 'false');
      await expect(panel(page, label)).toBeHidden();
    }
    await expect(page.getByPlaceholder('Search deals...').first()).toBeVisible();
  });

  test('opens a dropdown under the pointer and closes it some time after the pointer has left', async ({
    page,
  }) => {
    await openHydrated(page, '/');
    await button(page, 'Retailers').hover();
    await expect(panel(page, 'Retailers')).toBeVisible();
    await expect(button(page, 'Retailers')).toHaveAttribute('aria-expanded', 'true');
    await expect(panel(page, 'Retailers').getByText('Featured')).toHaveCount(3);
    await button(page, 'Categories').hover();
    await expect(panel(page, 'Categories')).toBeVisible();
    await expect(panel(page, 'Retailers')).toBeHidden();
    await page.mouse.move(700, 800);
    await expect(panel(page, 'Categories')).toBeHidden();
  });

  test('keeps a dropdown open when the pointer returns in time, and a click does not close it', async ({
    page,
  }) => {
    await page.clock.install({ time: 0 });
    await openHydrated(page, '/');
    // From here on, the page's clock advances only when the test advances it.
    await page.clock.pauseAt(3_600_000);
    await button(page, 'Guides').hover();
    await page.mouse.move(700, 800);
    await page.clock.runFor(149);
    await expect(panel(page, 'Guides')).toBeVisible();
    await button(page, 'Guides').hover();
    await page.clock.runFor(1000);
    await expect(panel(page, 'Guides')).toBeVisible();
    await button(page, 'Guides').click();
    await expect(panel(page, 'Guides')).toBeVisible();
    await page.mouse.move(700, 800);
    await page.clock.runFor(151);
    await expect(panel(page, 'Guides')).toBeHidden();
  });

  test('groups products by category, with at least two in each group', async ({ page }) => {
    await openHydrated(page, '/');
    await button(page, 'Products').press('Enter');
    const groups = panel(page, 'Products').locator('.menu-group');
    const count = await groups.count();
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(3);
    for (const group of await groups.all()) {
      const links = await group.getByRole('link').count();
      expect(links).toBeGreaterThanOrEqual(2);
      expect(links).toBeLessThanOrEqual(6);
    }
  });

  test('cuts descriptions of guides at 80 characters', async ({ page }) => {
    await openHydrated(page, '/');
    await button(page, 'Guides').press(' ');
    const notes = await panel(page, 'Guides').locator('.text-muted').allTextContents();
    expect(notes.length).toBeGreaterThan(0);
    for (const note of notes) expect(note.length).toBeLessThanOrEqual(80);
  });

  test('works by keyboard: Enter, Space and ArrowDown open a dropdown, and Escape closes it and returns the focus', async ({
    page,
  }) => {
    await openHydrated(page, '/');
    const retailers = button(page, 'Retailers');
    for (const key of ['Enter', ' ', 'ArrowDown']) {
      await retailers.press(key);
      await expect(retailers).toHaveAttribute('aria-expanded', 'true');
      if (key !== 'ArrowDown') await page.keyboard.press('ArrowDown');
      await expect(panel(page, 'Retailers').getByRole('link').first()).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(panel(page, 'Retailers').getByRole('link').nth(1)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(retailers).toBeFocused();
      await expect(retailers).toHaveAttribute('aria-expanded', 'false');
    }
    await retailers.press('Enter');
    await button(page, 'Categories').focus();
    await expect(panel(page, 'Retailers')).toBeHidden();
  });

  test('closes a dropdown when one of its links opens a page', async ({ page }) => {
    await openHydrated(page, '/');
    await button(page, 'Retailers').press('Enter');
    await panel(page, 'Retailers').getByRole('link', { name: 'Argos' }).click();
    await expect(page).toHaveURL('/retailers/argos');
    await expect(panel(page, 'Retailers')).toBeHidden();
  });
});

test.describe('the header by touch on a wide screen', () => {
  test.use({ viewport: { width: 1180, height: 820 }, isMobile: false, hasTouch: true });

  test('opens a dropdown on a tap, and closes it on a second tap or a tap elsewhere', async ({ page }) => {
    await openHydrated(page, '/');
    await button(page, 'Guides').tap();
    await expect(panel(page, 'Guides')).toBeVisible();
    await button(page, 'Guides').tap();
    await expect(panel(page, 'Guides')).toBeHidden();
    await button(page, 'Guides').tap();
    // Taps the left end of the heading, which the open menu panel does not cover.
    await page.getByRole('heading', { level: 1 }).tap({ position: { x: 5, y: 5 } });
    await expect(panel(page, 'Guides')).toBeHidden();
  });
});

test.describe('the header on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('hides while a visitor scrolls down, and appears while scrolling up and near the top', async ({
    page,
  }) => {
    await openHydrated(page, '/');
    for (const [y, isAway] of [
      [10, false],
      [400, true],
      [800, true],
      [700, false],
      [900, true],
      [8, false],
    ] as const) {
      // Waits for two frames after each scroll. The page notices a scroll one frame later, so it would count two
      // scrolls within one frame as one.
      await page.evaluate(async (to) => {
        scrollTo(0, to);
        for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
      }, y);
      const away = expect(header(page));
      await (isAway ? away.toHaveAttribute('data-away') : away.not.toHaveAttribute('data-away'));
    }
  });

  test('has a drawer that keeps the focus and closes by Escape, button, outside tap and link', async ({
    page,
  }) => {
    await openHydrated(page, '/');
    const opener = page.getByRole('button', { name: 'Menu', exact: true });
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    // The menu button has aria-haspopup, so that screen readers announce that it opens a dialog. The page behind the
    // open dialog is inert.
    await expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
    await opener.tap();
    await expect(drawer).toBeVisible();
    // The page behind the open drawer does not scroll.
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    for (let presses = 0; presses < 15; presses += 1) {
      await page.keyboard.press('Tab');
      // The focus is either in the dialog or in the browser's own interface. For scripts, a focus in the browser's
      // interface looks like a focus on the body.
      const isInside = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      );
      expect(isInside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page.locator('html')).toHaveCSS('overflow', 'visible');
    await opener.tap();
    await page.getByRole('button', { name: 'Close menu' }).tap();
    await expect(drawer).toBeHidden();
    await opener.tap();
    await expect(drawer).toBeVisible();
    await page.touchscreen.tap(10, 400);
    await expect(drawer).toBeHidden();
    await opener.tap();
    await drawer.getByRole('link', { name: 'Argos' }).tap();
    await expect(page).toHaveURL('/retailers/argos');
    await expect(drawer).toBeHidden();
  });

  test('has a search in the drawer', async ({ page }) => {
    await openHydrated(page, '/');
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.getByPlaceholder('Search deals...').fill('dyson');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=dyson');
    await expect(drawer).toBeHidden();
  });
});

test('a renamed retailer shows in the menu on the next request, and a call to action looks like a button', async ({
  request,
}, { project }) => {
  const retailer = await insertRow('retailers', {
    slug: `menu-test-${project.name}`,
    name: `Before ${project.name}`,
    cta_url: 'https://shop.example',
    is_published: true,
  });
  const item = await insertRow('navigation_menu', {
    label: `Test ${project.name}`,
    href: '/retailers',
    display_order: 99,
    is_cta: true,
    has_dropdown: true,
    dropdown_type: 'retailers',
    selected_items: [retailer.slug],
  });
  try {
    const html = async () => (await request.get('/')).text();
    expect(await html()).toContain(`Before ${project.name}`);
    expect(await html()).toMatch(new RegExp(`class="menu-action"[^>]*>Test ${project.name}<`));
    await updateRow('retailers', retailer, { name: `After ${project.name}` });
    expect(await html()).toContain(`After ${project.name}`);
    expect(await html()).not.toContain(`Before ${project.name}`);
    const found = await (await request.get(`/api/autocomplete?q=after ${project.name}`)).json();
    expect(found).toMatchObject({ retailers: [{ name: `After ${project.name}` }] });
    await updateRow('retailers', retailer, { is_published: false });
    expect(await html()).not.toContain(`After ${project.name}`);
  } finally {
    await deleteRow('navigation_menu', item);
    await deleteRow('retailers', retailer);
  }
});
