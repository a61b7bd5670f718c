import { expect, type Page, test } from '@playwright/test';
import { subcategories } from '../../../lib/fallback/subcategories/index.ts';

test('the contents stay in view beside the text of a guide, first with its shops and then with other guides', async ({
  page,
}) => {
  await page.goto('/content/how-to-buy-a-tv');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const shops = page.getByRole('region', { name: 'Shops to compare' });
  const guides = page.getByRole('region', { name: 'Read next' });
  await expect(shops).toBeInViewport();
  const headings = await page.locator('.content-text h2').filter({ visible: true }).all();
  expect(headings.length).toBeGreaterThan(4);
  for (const heading of headings) {
    await heading.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect(heading).toBeInViewport();
    await expect(contents).toBeInViewport();
    await expect.poll(() => hasBoxInView(page)).toBe(true);
  }
  await expect(guides).toBeInViewport();
});

/** Returns whether a box beside the text is in the window, below the header of the page. */
const hasBoxInView = (page: Page) =>
  page.locator('.guide-rail .rail-box').evaluateAll((boxes) => {
    const top = document.querySelector('#site-header')?.getBoundingClientRect().bottom ?? 0;
    return boxes
      .map((box) => box.getBoundingClientRect())
      .some((box) => box.bottom > top && box.top < window.innerHeight);
  });

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
  await page.goto('/content/how-to-buy-a-tv');
  await expect(page.getByRole('region', { name: 'Our product pages' })).toHaveCount(0);
});
