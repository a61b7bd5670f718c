import { expect, test } from '@playwright/test';

test('each guide and article in the list says what it answers', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/content');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).not.toHaveCount(0);
  // The card of a guide about goods says when to buy them. Every other card shows a teaser.
  const answers = cards.locator('.card-teaser, .guide-advice').filter({ visible: true });
  await expect(answers).toHaveCount(await cards.count());
  const mattresses = cards.filter({ has: page.getByRole('heading', { name: /^Mattresses/ }) });
  await expect(mattresses.locator('.guide-advice')).toHaveText(
    'Sofas and mattresses, on offer all year: Any time',
  );
  const dates = cards.filter({ has: page.getByRole('heading', { name: /^When do the .* sales start/ }) });
  // The head of the list says when the sales start, so the card does not repeat it.
  await expect(page.locator('.page-head .index-start')).toContainText(
    /24 December \(expected(, not confirmed)?\)/,
  );
  await expect(dates.getByText(/December \(expected/)).toHaveCount(0);
  const coats = cards.filter({ has: page.getByRole('heading', { name: /^Winter coats/ }) });
  await expect(coats.locator('.guide-advice')).toHaveText('A middle size in a plain colour: Buy early');
  for (const card of await cards.all()) {
    const box = await card.boundingBox();
    // The cards are in one column, so that no card is too narrow for its text.
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
