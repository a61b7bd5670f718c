import { expect, test } from '@playwright/test';

test('each guide and article in the list says what it answers', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/content');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).not.toHaveCount(0);
  const answers = cards.locator('.card-teaser').filter({ visible: true });
  await expect(answers).toHaveCount(await cards.count());
  for (const card of await cards.all()) {
    const box = await card.boundingBox();
    // One column: no card is so narrow that its sentence takes many lines.
    expect(box && box.width).toBeGreaterThan(340);
  }
});

test('‘Explore More’ below a guide does not repeat ‘Read next’', async ({ page }) => {
  await page.goto('/content/how-to-buy-a-tv');
  const pathsIn = (name: string) =>
    page
      .getByRole('region', { name, exact: true })
      .getByRole('listitem')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const next = await pathsIn('Read next');
  const more = await pathsIn('Explore More');
  expect([next.length, more.length].every((count) => count > 0)).toBe(true);
  expect(more.filter((path) => next.includes(path))).toEqual([]);
});
