import { expect, test } from '@playwright/test';
import { areStartsAhead } from '../../helpers/season.ts';

test('the homepage is at most 7,000 px high, and its first shop link lies above the affiliate notice', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(7000);
  const first = await page
    .getByRole('main')
    .locator('a.button-shop')
    .filter({ visible: true })
    .first()
    .boundingBox();
  // The affiliate notice is one line of 48 px, with a border.
  expect(first && first.y + first.height).toBeLessThanOrEqual(844 - 49);
});

test('the homepage’s table of starts says once that its days are expected, and its rows are short', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const section = page.getByRole('region', { name: 'When the sales start', exact: true });
  const row = section.locator('tbody tr').filter({ has: page.getByRole('link', { name: 'Boots' }) });
  await expect(row.locator('.day-leaf')).toHaveText([/^24 Dec/, /^26 Dec/]);
  if (areStartsAhead) {
    await expect(row.locator('.day-leaf')).toHaveText([
      '24 Dec* (not yet checked)',
      '26 Dec* (not yet checked)',
    ]);
    await expect(section.getByText(/^The days we expect/)).toBeVisible();
    await expect(row.getByText('Expected')).toHaveCount(0);
  }
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(46);
});

test('each tile of a shop says what the shop is good for, and only the first button is filled', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const tiles = page.locator('.shop-tiles article').filter({ visible: true });
  await expect(tiles).toHaveCount(4);
  for (const tile of await tiles.all()) {
    await expect(tile.locator('.retailer-verdict')).toBeVisible();
    await expect(tile.locator('.retailer-sells')).toBeHidden();
    // The tile shows the start of the sale above the button.
    const pill = await tile.locator('.sale-pill').boundingBox();
    const button = await tile.locator('.button-shop').boundingBox();
    expect(pill!.y + pill!.height).toBeLessThanOrEqual(button!.y);
  }
  for (const list of ['retailers', 'products'])
    await expect(
      page.locator(`[aria-labelledby="${list}"] .button-shop:not(.is-quiet)`).filter({ visible: true }),
    ).toHaveCount(1);
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
  // A legend above the first card explains the asterisk, once.
  const legend = page.getByText('* Not yet checked', { exact: true });
  await expect(legend).toHaveCount(1);
  const [above, first] = [await legend.boundingBox(), await cards.first().boundingBox()];
  expect(above && first && above.y < first.y).toBe(true);
  // The first two shops fit on the screen, below the legend and above the affiliate notice.
  expect(first && first.y + 2 * first.height).toBeLessThanOrEqual(844 - 48);
  const argos = cards.filter({ has: page.getByRole('heading', { name: 'Argos', exact: true }) });
  await expect(argos.locator('.sale-pill')).toHaveText(
    /^Expected online 25 Dec(, not confirmed)?\* \(not yet checked\)$/,
  );
  const amazon = cards.filter({ has: page.getByRole('heading', { name: 'Amazon', exact: true }) });
  await expect(amazon).toContainText('Usually by 26 Dec*');
  const tesco = cards.filter({ has: page.getByRole('heading', { name: 'Tesco', exact: true }) });
  // If the day of a shop's online sale is not known, its card shows when that sale usually starts. This text comes
  // before the day on which the sale in store starts.
  await expect(tesco.locator('.sale-pill')).toHaveText(/^Online usually by 26 Dec\*/);
  await expect(page.getByText(/^\d+ shops$/)).toBeVisible();
  const button = amazon.getByRole('link', { name: /^Visit Amazon/ });
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  // The button is at the same position in every card.
  const places = await cards.evaluateAll((all) =>
    all.map((card) => {
      const [box, link] = [card, card.querySelector('.button-shop')!].map((each) =>
        each.getBoundingClientRect(),
      );
      return [Math.round(link!.top - box!.top), Math.round(box!.right - link!.right)].join();
    }),
  );
  expect(new Set(places).size).toBe(1);
});

test('the steps, promises and tips of the homepage are plain lists, without scrolling sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  for (const id of ['what-youll-find', 'how-it-works', 'editorial', 'trust', 'saving'])
    for (const item of await page.locator(`section[aria-labelledby="${id}"] li`).all()) {
      const box = await item.boundingBox();
      expect([id, box && box.x >= 0 && box.x + box.width <= 390]).toEqual([id, true]);
    }
});
