import { expect, test } from '@playwright/test';

test('the directory of products says what each costs, and when to buy it and why', async ({ page }) => {
  await page.goto('/products/directory');
  const entry = page.getByRole('region', { name: 'P', exact: true }).getByRole('listitem');
  await expect(entry.filter({ hasText: 'PlayStation 5' })).toContainText(
    /PlayStation 5.*£\d.*Any time.*Expect bundles/s,
  );
});

test('the directory of products is a small page without links to its few letters', async ({ page }) => {
  await page.goto('/products/directory');
  await expect(page.getByRole('navigation', { name: 'Letters' })).toHaveCount(0);
  const head = page.locator('.page-head');
  await expect(head.getByRole('link', { name: /^Sale dates: / })).toBeVisible();
  await expect(head.getByText('* Not yet checked', { exact: true })).toBeVisible();
  expect(await page.locator('*').count()).toBeLessThan(560);
});

test('the directory of shops says what each shop sells and when its sale starts, as the cards do', async ({
  page,
}) => {
  await page.goto('/retailers/directory');
  const shop = (letter: string, name: string) =>
    page
      .getByRole('region', { name: letter, exact: true })
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name, exact: true }) });
  await expect(shop('A', 'Argos')).toContainText(/Toys & Games, .*Expected 25 Dec/);
  await expect(shop('A', 'Amazon')).toContainText('Usually by 26 Dec');
  await expect(shop('T', 'TK Maxx')).toContainText('No date yet');
  // Nearly all dates are unchecked. A sentence in the head says so, so no date needs an asterisk.
  await expect(page.locator('.page-head')).toContainText('The dates are not yet checked, except for Next.');
  await expect(page.getByRole('main').getByText('*')).toHaveCount(0);
  await expect(page.getByRole('main').locator('.sale-pill')).toHaveCount(
    await page.getByRole('main').locator('.directory-shop').count(),
  );
});

test('a wide window reads the letters in columns, from the top down', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/retailers/directory');
  const place = async (letter: string) =>
    page.getByRole('region', { name: letter, exact: true }).boundingBox();
  const [a, b, last] = [await place('A'), await place('B'), await place('V')];
  expect([b?.x, (b?.y ?? 0) > (a?.y ?? 0)]).toEqual([a?.x, true]);
  expect(last?.x ?? 0).toBeGreaterThan(a?.x ?? 0);
});

test('a letter leads to its part of the directory', async ({ page }) => {
  // While Next hydrates a page, it resets the URL to the one that was loaded. A fragment that was followed meanwhile
  // disappears, so the test waits for hydration.
  await page.goto('/retailers/directory', { waitUntil: 'networkidle' });
  const letters = page.getByRole('navigation', { name: 'Letters' });
  await letters.getByRole('link', { name: 'S', exact: true }).click();
  await expect(page).toHaveURL(/#letter-s$/);
  const shops = page.getByRole('region', { name: 'S', exact: true });
  await expect(shops.getByRole('link', { name: 'Selfridges' })).toBeInViewport();
});
