import { expect, type Locator, test } from '@playwright/test';
import { subcategories } from '../../../lib/fallback/subcategories/index.ts';

const GUIDE = '/content/how-to-buy-a-tv';

test('a wide window has the contents of a guide in view beside each of its headings', async ({ page }) => {
  await page.goto(GUIDE);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(page.getByRole('region', { name: 'Shops to compare' })).toBeInViewport();
  const headings = await page.locator('.content-text h2').filter({ visible: true }).all();
  expect(headings.length).toBeGreaterThan(4);
  for (const heading of headings) {
    await heading.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect(heading).toBeInViewport();
    await expect(contents).toBeInViewport();
  }
  await page.getByRole('region', { name: 'Read next' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: 'Read next' })).toBeInViewport();
});

for (const width of [1024, 1280, 1440, 1920])
  test(`at ${width} pixels the headings of a guide are at the left of their sections, below the shops`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(GUIDE);
    const shops = await boxOf(page.getByRole('region', { name: 'Shops to compare' }));
    const headings = await page.locator('.has-hung-headings .prose > h2').all();
    expect(headings.length).toBeGreaterThan(4);
    for (const heading of headings) {
      const box = await boxOf(heading);
      const text = await boxOf(heading.locator('xpath=following-sibling::*[not(self::img)][1]'));
      expect(box.y).toBeGreaterThan(shops.y + shops.height);
      expect(box.x + box.width).toBeLessThan(text.x);
      expect(Math.abs(box.y - text.y)).toBeLessThan(8);
    }
  });

for (const width of [390, 768, 1440])
  test(`at ${width} pixels the sections of a guide have drawings that cover no text`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(GUIDE);
    const drawings = page.locator('.section-drawing');
    expect(await drawings.count()).toBeGreaterThan(2);
    const sources = await drawings.evaluateAll((all) => all.map((image) => image.getAttribute('src')));
    expect(new Set(sources).size).toBe(sources.length);
    for (const drawing of await drawings.all()) {
      await drawing.scrollIntoViewIfNeeded();
      const box = await boxOf(drawing);
      expect(box.width / box.height).toBeCloseTo(4 / 3, 1);
      const next = await boxOf(drawing.locator('xpath=following::h2[1]'));
      expect(next.y).toBeGreaterThanOrEqual(box.y + box.height);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not visible.');
  return box;
}

test('beside a guide are only shops that it names or that sell its goods', async ({ page }) => {
  await page.goto('/content/how-to-buy-a-laptop');
  const picks = subcategories.find(({ slug }) => slug === 'laptops')?.retailer_picks ?? [];
  const known = new Set(['amazon', 'argos', 'currys', ...picks.map(({ slug }) => slug)]);
  const shops = page.getByRole('region', { name: 'Shops to compare' }).locator('a[href^="/retailers/"]');
  const slugs = await shops.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')?.replace('/retailers/', '')),
  );
  expect(slugs.length).toBeGreaterThan(0);
  expect(slugs.filter((slug) => !known.has(slug ?? ''))).toEqual([]);
});

test('beside a guide are only products of its subject', async ({ page }) => {
  await page.goto('/content/how-to-buy-headphones');
  await expect(page.getByRole('region', { name: 'Our product pages' })).toContainText('AirPods');
  await page.goto(GUIDE);
  await expect(page.getByRole('region', { name: 'Our product pages' })).toHaveCount(0);
});
