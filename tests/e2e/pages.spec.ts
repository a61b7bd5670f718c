import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { TEMPLATES } from '../helpers/templates.ts';

/** The page's text but for what only a script can know: a clock, a share button. */
function textOfMain(page: Page): Promise<string> {
  return page.locator('main').evaluate((main: HTMLElement) => {
    for (const live of main.querySelectorAll<HTMLElement>('[data-live]')) live.style.display = 'none';
    // What is below the window is not laid out until it comes near, and would be left out of the text.
    for (const part of main.querySelectorAll<HTMLElement>('*')) part.style.contentVisibility = 'visible';
    return main.innerText.trim();
  });
}

for (const path of TEMPLATES) {
  test.describe(`${path}`, () => {
    test('has one h1, a title, a description and is canonical to itself', async ({ page, baseURL }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page).toHaveTitle(/.{10,}/);
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{50,155}/);
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
      expect(new URL(canonical ?? '').href).toBe(new URL(path, baseURL).href);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
    });

    test('has headings in order and structured data that parses', async ({ page }) => {
      await page.goto(path);
      const levels = await page
        .locator('h1,h2,h3,h4')
        .evaluateAll((all) => all.map((h) => Number(h.tagName[1])));
      const jumps = levels.slice(1).filter((level, index) => level > (levels[index] ?? 1) + 1);
      expect(jumps).toEqual([]);
      const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(blocks.length).toBeGreaterThan(0);
      for (const block of blocks)
        expect(JSON.parse(block)).toMatchObject({ '@context': 'https://schema.org' });
    });

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`has no accessibility violation in ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(path);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.target) }))).toEqual(
          [],
        );
      });
    }

    test('is no wider than the window', async ({ page }) => {
      await page.goto(path);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });

    test('says all it has to say without JavaScript', async ({ browser, baseURL }) => {
      const withScript = await browser.newPage({ baseURL });
      const without = await browser.newPage({ baseURL, javaScriptEnabled: false });
      await Promise.all([withScript.goto(path), without.goto(path)]);
      const text = await textOfMain(withScript);
      expect(text.length).toBeGreaterThan(200);
      expect(await textOfMain(without)).toBe(text);
      await Promise.all([withScript.close(), without.close()]);
    });

    test('loads without an error in the console', async ({ page }) => {
      const errors: string[] = [];
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      page.on('pageerror', (error) => errors.push(error.message));
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(errors).toEqual([]);
    });
  });
}

test('affiliate links are marked before the click', async ({ page }) => {
  await page.goto('/retailers/argos');
  const link = page.getByRole('link', { name: /Visit Argos\s+Ad/ }).first();
  await expect(link).toHaveAttribute('rel', 'sponsored nofollow noopener');
  await expect(link).toHaveAttribute('href', /^https:\/\/www\.argos\.co\.uk/);
  await expect(
    page.locator('main').getByText('marks links for which we may earn a commission').first(),
  ).toBeVisible();
});

test('the skip link is the first stop and leads to the content', async ({ page }) => {
  await page.goto('/retailers');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('a card is one stop for the page and one for the shop', async ({ page }) => {
  await page.goto('/retailers');
  const card = page.getByRole('article').filter({ hasText: 'Argos' });
  await expect(card.getByRole('link')).toHaveCount(2);
  await card.getByRole('link', { name: 'Argos', exact: true }).click();
  await expect(page).toHaveURL(/\/retailers\/argos$/);
});
