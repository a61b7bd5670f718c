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

test('the 404 page can be read without JavaScript and leads home', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false });
  await page.goto('/retailers/no-such-shop');
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.close();
});
