import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations, expectNoViolationsOnArrival } from '../../helpers/axe.ts';
import { brokenWords } from '../../helpers/broken-words.ts';
import { openHydrated } from '../../helpers/hydrated.ts';
import { smallTargets } from '../../helpers/targets.ts';
import { TEMPLATES, UNLINKED } from '../../helpers/templates.ts';

// This file runs once in a wide and once in a narrow window: in the Playwright projects desktop and phone.
// expectNoViolations checks both colour schemes.

for (const path of [...TEMPLATES, '/search', ...UNLINKED]) {
  test(`${path} fits the window, keeps its height and its words whole, passes axe and has large enough touch targets`, async ({
    page,
    isMobile,
  }) => {
    await page.goto(path);
    // Does not use `innerWidth`: a phone zooms out of a page that is too wide, so `innerWidth` would be as wide as the
    // page.
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    // If the height of the page changed during scrolling, links would move away from the pointer.
    expect(await heightChange(page)).toBe(0);
    expect(await brokenWords(page)).toEqual([]);
    await expectNoViolationsOnArrival(page);
    await expectNoViolations(page);
    expect(await smallTargets(page, isMobile ? 44 : 24)).toEqual([]);
  });
}

/** Scrolls the page to its end and back. Returns by how many pixels the page's height changed on the way to the end. */
const heightChange = (page: Page) =>
  page.evaluate(async () => {
    const root = document.documentElement;
    const before = root.scrollHeight;
    window.scrollTo({ top: before, behavior: 'instant' });
    // Waits for four frames, because browsers lay out content one or two frames after it has come near the window.
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    const after = root.scrollHeight;
    window.scrollTo({ top: 0, behavior: 'instant' });
    return after - before;
  });

// The tests below check content that shows only after a delay or a click. The test above already checks whole pages, so
// these tests use a short page.

for (const label of ['Retailers', 'Products']) {
  test(`the open menu of ${label} passes axe`, async ({ page, isMobile }) => {
    await openHydrated(page, '/contact');
    if (isMobile) {
      await page.getByRole('button', { name: 'Menu', exact: true }).tap();
      const group = page.getByRole('dialog', { name: 'Menu' }).getByRole('group').filter({ hasText: label });
      // The groups with pictures and shops are open from the start, so they need no tap.
      if ((await group.getAttribute('open')) === null) await group.locator('summary').tap();
      await expect(group.getByRole('link').first()).toBeVisible();
    } else {
      const bar = page.getByRole('navigation', { name: 'Main' });
      await bar.getByRole('button', { name: `${label} menu` }).press('Enter');
      await expect(bar.locator('.menu-panel').filter({ visible: true })).toHaveCount(1);
    }
    await expectNoViolations(page);
  });
}

test('search suggestions pass axe, including a selected one', async ({ page }) => {
  await page.goto('/');
  const field = page.locator('#hero-search');
  await field.click();
  await expect(field).toHaveRole('combobox');
  await field.fill('dyson');
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toBeVisible();
  await expectNoViolations(page, 'form:has(#hero-search)');
});

test('the affiliate banner passes axe', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('complementary', { name: 'Affiliate disclosure' })).toBeVisible();
  await expectNoViolations(page);
});

test('unfolded answers to questions pass axe', async ({ page }) => {
  await page.goto('/gaming/ps5');
  const details = page.locator('main details');
  await details.evaluateAll((all: HTMLDetailsElement[]) => all.forEach((each) => (each.open = true)));
  await expect(page.locator('main .faq p').last()).toBeVisible();
  await expectNoViolations(page, 'main details');
});
