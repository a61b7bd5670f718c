import { expect, type Page, test } from '@playwright/test';
import { areStartsAhead } from '../../helpers/season.ts';

const main = (page: Page) => page.getByRole('main');
const whereIn = (page: Page) =>
  main(page).locator('.page-head .answers > div').filter({ hasText: 'Where' }).getByRole('link');
const whenIn = (page: Page) => main(page).locator('.page-head .answers > div').filter({ hasText: 'When' });

for (const path of ['/categories/electronics', '/categories/gaming', '/categories/gaming/consoles'])
  test(`the head of ${path} names the first shops of its list, in the same order`, async ({ page }) => {
    await page.goto(path);
    const list = page.getByRole('region', { name: /^Best shops for / }).getByRole('article');
    const names = await list.getByRole('heading').allTextContents();
    await expect(whereIn(page)).toHaveText(names.slice(0, 3));
    await expect(main(page).locator('.page-head .button-shop')).toContainText(names[0] ?? 'a shop');
    // The answer to 'When' also names the shop that the button links to.
    await expect(whenIn(page)).toContainText(`: ${names[0] ?? 'a shop'}`);
  });

test('the head of a product names the first shops of ‘Where to buy’, in the same order', async ({ page }) => {
  await page.goto('/gaming/ps5');
  const rows = page.getByRole('region', { name: 'Where to buy' }).getByRole('listitem');
  const names = await rows.locator('a.lone-link').allTextContents();
  await expect(whereIn(page)).toHaveText(names.slice(0, 3));
  // The verdict is 'Buy any time', so the sale days come last, for shoppers who want to wait. The button links to
  // Argos, although the sale at Argos starts after the sale at Currys.
  if (areStartsAhead)
    await expect(page.locator('.page-head .answers > :last-child')).toHaveText(
      /^If you wait:24 December \(expected\).* at Currys.*; 25 December \(expected\).* at Argos/,
    );
});

test('the head of a category marks an unchecked day as its lists do, and explains the mark', async ({
  page,
}) => {
  await page.goto('/categories/gaming');
  const when = whenIn(page);
  await expect(when).toContainText(/\(expected(, not confirmed)?\)\* \(not yet checked\): /);
  await expect(when.locator('.sale-evidence')).toHaveText('* Not yet checked');
});

test('the head of the products names those to wait for, and when the first shops that sell them start', async ({
  page,
}) => {
  await page.goto('/products');
  const wait = page.locator('.page-head [data-answer=wait]');
  const group = page.getByRole('region', { name: 'Wait for the sales' });
  const names = await group.getByRole('article').getByRole('heading').allTextContents();
  await expect(wait.locator('.dotted').getByRole('link')).toHaveText(names);
  const start = areStartsAhead
    ? /^From 24 December \(expected\)\*/
    : /^24 December \(expected, not confirmed\)\*/;
  await expect(wait.locator('[data-answer=when]')).toContainText(start);
  await expect(group.locator('.group-note')).toContainText(start);
  // The buttons in the cards do not lead to the shops that the group's heading names. So each card says when the sale
  // of its own shop starts.
  await expect(group.locator('.card-start')).toHaveText(['No date yet at Dyson', 'No date yet at Dyson']);
  // The link '2 more' counts the products that the head does not name, and leads to their group.
  const more = page.locator('.page-head [data-answer=any-time]').getByRole('link', { name: '2 more' });
  await expect(more).toHaveAttribute('href', '#advice-any-time');
});

test('the products of a shop and its similar shops follow from its verdict', async ({ page }) => {
  await page.goto('/retailers/argos');
  const products = page.getByRole('region', { name: 'Popular at Argos' });
  // Argos reduces toys in its sale, so LEGO is first. The vacuum cleaner is second, because its advice is to wait.
  await expect(products.getByRole('article').getByRole('heading')).toHaveText([
    'LEGO Sets',
    'Dyson V15 Detect',
    'Nintendo Switch',
  ]);
  await expect(products.getByText('Each label says when to buy.')).toBeVisible();
  // The verdicts of these shops name goods that the verdict of Argos also names.
  const similar = page.getByRole('region', { name: 'Similar shops' });
  await expect(similar.getByRole('article').getByRole('heading')).toHaveText([
    'John Lewis',
    'Very',
    'Smyths Toys',
  ]);
  // The box beside the timeline lists the similar shops too, in the same order.
  const box = page.getByRole('region', { name: 'When similar shops start' });
  await expect(box.locator('.lone-link')).toHaveText(['John Lewis', 'Very', 'Smyths Toys']);
});

test('on a phone the buttons of products name their shops', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/products');
  const lego = page.getByRole('article').filter({ hasText: 'LEGO Sets' });
  const name = lego.locator('.button-shop .shop-name');
  await expect(name).toHaveText('Smyths Toys');
  expect((await name.boundingBox())?.width).toBeGreaterThan(40);
});

for (const path of ['/', '/retailers', '/retailers/argos'])
  test(`${path} explains the mark ‘Ad’ once`, async ({ page }) => {
    await page.goto(path);
    await expect(main(page).getByText('marks links for which we may earn a commission')).toHaveCount(1);
  });

const SHOPS_BESIDE = {
  '/search?q=laptop': /shops? that sells? laptops$/,
  '/content/how-to-buy-a-tv': 'Shops to compare',
};

for (const [path, name] of Object.entries(SHOPS_BESIDE))
  for (const width of [390, 1440])
    test(`at ${width} pixels ${path} explains the mark ‘Ad’ once, with shops beside it`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expect(main(page).getByRole('region', { name })).toBeVisible();
      const lines = main(page).getByText('marks links for which we may earn a commission');
      await expect(lines.filter({ visible: true })).toHaveCount(1);
    });

for (const width of [390, 640, 768, 1024, 1280, 1440])
  test(`at ${width} pixels the label of each shop link on a card is whole, on one line`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/', '/products', '/categories/toys-games']) {
      await page.goto(path);
      const labels = page.locator('.shop-action .button-shop > :first-child').filter({ visible: true });
      const bad = await labels.evaluateAll((all) =>
        all
          .filter((label) => {
            const box = label.getBoundingClientRect();
            const link = label.closest('a')!.getBoundingClientRect();
            const mark = label.nextElementSibling!.getBoundingClientRect();
            const lines = box.height / parseFloat(getComputedStyle(label).lineHeight);
            return lines > 1.5 || box.left < link.left || mark.right > link.right;
          })
          .map(({ textContent }) => textContent),
      );
      expect([path, bad]).toEqual([path, []]);
    }
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the first cards of a list have their pictures in the HTML', async ({ page }) => {
    for (const path of ['/categories', '/products', '/categories/electronics']) {
      await page.goto(path);
      const first = main(page).locator('.card img.picture').first();
      await expect(first).toHaveAttribute('src', /\.svg/);
      await expect(first).not.toHaveAttribute('data-src');
    }
  });
});
