import { expect, type Page, test } from '@playwright/test';

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
    // 'When' also names the shop of the button.
    await expect(whenIn(page)).toContainText(`: ${names[0] ?? 'a shop'}`);
  });

test('the head of a product names the first shops of ‘Where to buy’, in the same order', async ({ page }) => {
  await page.goto('/gaming/ps5');
  const rows = page.getByRole('region', { name: 'Where to buy' }).getByRole('listitem');
  const names = await rows.locator('a.lone-link').allTextContents();
  await expect(whereIn(page)).toHaveText(names.slice(0, 3));
  // The shop of the button starts later than others.
  await expect(whenIn(page)).toHaveText(
    /^When24 December \(expected\)[^:]*: Currys[^:]*25 December \(expected\)[^:]*: Argos/,
  );
});

test('the head of a category marks an unchecked day as its lists do, and explains the mark', async ({
  page,
}) => {
  await page.goto('/categories/gaming');
  const when = whenIn(page);
  await expect(when).toContainText('(expected)* (not yet checked): ');
  await expect(when.locator('.sale-evidence')).toHaveText('* Not yet checked');
});

test('the head of the products names the first shops of their buttons, in the order of the list', async ({
  page,
}) => {
  await page.goto('/products');
  const labels = await page.locator('.product-list .button-shop .shop-name').allTextContents();
  await expect(whereIn(page)).toHaveText([...new Set(labels)].slice(0, 3));
});

test('the products of a shop and its similar shops follow from its verdict', async ({ page }) => {
  await page.goto('/retailers/argos');
  const products = page.getByRole('region', { name: 'Popular at Argos' });
  // LEGO is a toy, which comes down there, and the vacuum cleaner is one to wait for.
  await expect(products.getByRole('article').getByRole('heading')).toHaveText([
    'LEGO Sets',
    'Dyson V15 Detect',
    'Nintendo Switch',
  ]);
  await expect(products.getByText('First, what usually comes down at Argos.')).toBeVisible();
  // Their verdicts name goods of Argos' own.
  const similar = page.getByRole('region', { name: 'Similar shops' });
  await expect(similar.getByRole('article').getByRole('heading')).toHaveText([
    'John Lewis',
    'Very',
    'Smyths Toys',
  ]);
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
  '/search?q=laptop': /hops that sell laptops$/,
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
