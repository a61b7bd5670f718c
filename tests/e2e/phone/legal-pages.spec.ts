import { expect, test } from '@playwright/test';

const POINTS = {
  '/privacy': /no tracking cookies of our own/,
  '/about': /when the Boxing Day sales start/,
  '/how-we-make-money': /costs you nothing extra/,
};

for (const [path, point] of Object.entries(POINTS)) {
  test(`${path} says its point below the heading, once`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('.page-head-lede')).toHaveText(point);
    await expect(page.locator('.page-head-lede')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('main').getByText(point)).toHaveCount(1);
  });
}

test('the contents of a legal page are folded, and lead to their headings', async ({ page }) => {
  await page.goto('/privacy');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const link = contents.getByRole('link', { name: 'Who else receives data' });
  await expect(contents).toBeInViewport();
  await expect(link).toBeHidden();
  await contents.getByText('On this page').filter({ visible: true }).click();
  await link.click();
  await expect(page.getByRole('heading', { name: 'Who else receives data' })).toBeInViewport();
});
