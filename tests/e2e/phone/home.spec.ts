import { expect, test } from '@playwright/test';

test('the homepage is at most 7,000 px high, and its first shop link lies above 900 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(7000);
  const first = await page
    .getByRole('main')
    .locator('a.button-shop')
    .filter({ visible: true })
    .first()
    .boundingBox();
  expect(first && first.y + first.height).toBeLessThanOrEqual(900);
});

test('each day of the homepage’s table has its status below it, in a short row', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const section = page.getByRole('region', { name: 'When the sales start', exact: true });
  const row = section.locator('tbody tr').filter({ has: page.getByRole('link', { name: 'Argos' }) });
  const statuses = row.locator('.start-status');
  await expect(statuses).toHaveText(['Expected* (not yet checked)', 'Expected* (not yet checked)']);
  // Playwright calls a clipped text visible, so the test measures its box.
  for (const status of await statuses.all()) {
    await expect(status).toBeVisible();
    const box = await status.boundingBox();
    expect(box?.width).toBeGreaterThan(40);
    expect(box?.height).toBeGreaterThan(10);
    expect(await status.evaluate((element) => element.closest('.start-said'))).toBeNull();
  }
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(46);
});

test('the label of a shop link in the homepage’s tiles stays on one line', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const labels = page.locator('.shop-tiles .button-shop > :first-child').filter({ visible: true });
  await expect(labels).not.toHaveCount(0);
  const lines = await labels.evaluateAll((all) =>
    all.map((label) => label.getBoundingClientRect().height / parseFloat(getComputedStyle(label).lineHeight)),
  );
  expect(Math.max(...lines)).toBeLessThan(1.5);
});

test('the list of shops is at most 4,500 px high, and each shop says when its sale starts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/retailers');
  const cards = page.getByRole('main').getByRole('article');
  // The built-in data has thirty shops. Other tests may add some.
  const extra = Math.max(0, (await cards.count()) - 30);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
    4500 + extra * 150,
  );
  const argos = cards.filter({ has: page.getByRole('heading', { name: 'Argos', exact: true }) });
  await expect(argos).toContainText('Expected 25 Dec');
  const amazon = cards.filter({ has: page.getByRole('heading', { name: 'Amazon', exact: true }) });
  await expect(amazon).toContainText('No date yet');
  const button = amazon.getByRole('link', { name: /^Visit Amazon/ });
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});
