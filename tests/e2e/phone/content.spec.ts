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
