import { expect, test } from '@playwright/test';

const MISSING = [
  '/retailers/no-such-shop',
  '/categories/no-such-category',
  '/retailers/Not_A_Slug',
  '/a/b/c/d',
];

for (const path of MISSING) {
  test(`${path} is a real 404, with its page in the HTML, at the first and the second request`, async ({
    request,
  }) => {
    for (const _ of [1, 2]) {
      const response = await request.get(path);
      expect(response.status()).toBe(404);
      const html = await response.text();
      expect(html).toContain('Oops! Page not found');
      expect(html).toMatch(/<meta name="robots" content="noindex/);
    }
  });
}

test('the 404 page is readable without JavaScript and links to the home page', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false });
  await page.goto('/retailers/no-such-shop');
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.close();
});

test('the 404 page of a category keeps its categories once React runs', async ({ page }) => {
  await page.goto('/categories/no-such-category', { waitUntil: 'networkidle' });
  const categories = page.getByRole('region', { name: 'Look by category' });
  await expect(categories).toHaveCount(1);
  await expect(categories.getByRole('listitem')).toHaveCount(6);
  // The data of the page, from which React renders it again, contains no category.
  const data = await page.locator('script:not([src])').allTextContents();
  expect(data.join('')).not.toContain('lost-categories');
});

test('the 404 page leads to six categories in one row, and to the sale dates', async ({ page }) => {
  await page.goto('/a/b/c/d');
  const categories = page.getByRole('region', { name: 'Look by category' }).getByRole('listitem');
  await expect(categories).toHaveCount(6);
  await expect(categories.filter({ hasText: 'Toys & Games' })).toHaveCount(1);
  await expect(categories.filter({ hasText: 'Tech & Electronics' })).toHaveCount(1);
  const tops = await categories.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await page.getByRole('link', { name: /^Sales (are|were) expected online from 24 December$/ }).click();
  await expect(page).toHaveURL(/\/sale-dates$/);
});

for (const [path, name, href] of [
  ['/retailers/curys', 'Retailer Currys', '/retailers/currys'],
  ['/retailers/argos-uk', 'Retailer Argos', '/retailers/argos'],
  ['/appliances/ninja-af300', 'Retailer Ninja', '/retailers/ninja'],
  ['/gaming/ps6', 'Category Gaming', '/categories/gaming'],
] as const) {
  for (const javaScriptEnabled of [true, false]) {
    test(`the 404 page of ${path} leads to the nearest page, ${javaScriptEnabled ? 'also once React runs' : 'without JavaScript'}`, async ({
      browser,
      baseURL,
    }) => {
      const page = await browser.newPage({ baseURL, javaScriptEnabled });
      const response = await page.goto(path, { waitUntil: 'networkidle' });
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'Perhaps you meant' })).toBeVisible();
      const nearest = page.getByRole('link', { name, exact: true });
      await expect(nearest).toHaveAttribute('href', href);
      // The link to the nearest page is above the link to the homepage, and is larger.
      const home = await page.getByRole('link', { name: 'Return to Home' }).boundingBox();
      const box = await nearest.boundingBox();
      expect(box!.y + box!.height).toBeLessThan(home!.y);
      expect(box!.height).toBeGreaterThan(home!.height);
      await expect(page.locator('#lost-search')).toHaveValue(path.split('/').at(-1)!.replace('-', ' '));
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await page.close();
    });
  }
}

test('the 404 page of a senseless product leads to the lists and to categories', async ({ page }) => {
  await page.goto('/qwertz/asdfgh-jkl');
  await expect(page.getByRole('heading', { name: 'Perhaps you meant' })).toHaveCount(0);
  await expect(page.locator('.lost').getByRole('link', { name: 'Retailers' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Look by category' })).toBeVisible();
});

for (const path of ['/ikea', '/retailers/ikea']) {
  for (const javaScriptEnabled of [true, false]) {
    test(`the 404 page of ${path} suggests the nearest shops, ${javaScriptEnabled ? 'also once React runs' : 'without JavaScript'}`, async ({
      browser,
      baseURL,
    }) => {
      const page = await browser.newPage({ baseURL, javaScriptEnabled });
      const response = await page.goto(path, { waitUntil: 'networkidle' });
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
      const shops = page.getByRole('region', { name: 'Shops like IKEA' });
      await expect(shops.getByRole('link', { name: 'Dunelm' }).first()).toBeVisible();
      await expect(shops.getByRole('link', { name: 'All about Home & Living' })).toBeVisible();
      await page.close();
    });
  }
}
