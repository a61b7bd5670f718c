import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

test('the card of a product leads to its page and to its first shop', async ({ page }) => {
  await page.goto('/products');
  const card = page.getByRole('article').filter({ hasText: 'PlayStation 5' });
  await expect(card.getByRole('link')).toHaveText(['PlayStation 5', /^Visit Argos\s*Ad/, 'Compare 7 shops']);
  await expect(card).toContainText('£429 – £789* (not yet checked)');
  // The heading of the product's group says when to buy, and the card of the product says why.
  const group = page.getByRole('region', { name: 'Buy any time' }).filter({ has: card });
  await expect(group.locator('.ticket')).toHaveText(/^Buy any time4 productsNo sale day to wait for$/);
  await expect(card.locator('.card-reason')).toHaveText(/^Expect bundles, not price cuts/);
  // The head and the list each explain the asterisk of unchecked facts once.
  const main = page.getByRole('main');
  const list = main.locator('.product-list');
  await expect(list.getByText('* Not yet checked', { exact: true })).toHaveCount(1);
  await expect(main.getByText('* Not yet checked', { exact: true })).toHaveCount(2);
  await expect(main.getByText('marks links for which we may earn a commission')).toHaveCount(1);
});

test('the list of all products is grouped by advice; its cards name their categories, which follow as pictures', async ({
  page,
}) => {
  await page.goto('/products');
  const cards = page.locator('.product-list').getByRole('article');
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText([
    'AirPods Pro 2',
    'Dyson Airwrap',
    'Dyson V15 Detect',
    'LEGO Sets',
    'Ninja MAX Dual Zone AF400UK',
    'Nintendo Switch',
    'PlayStation 5',
  ]);
  await expect(cards.locator('.card-kind')).toHaveText([
    'Tech & Electronics',
    'Health & Beauty',
    'Appliances',
    'Toys & Games',
    'Appliances',
    'Gaming',
    'Gaming',
  ]);
  await expect(page.locator('.product-group').getByRole('heading', { level: 2 })).toHaveText([
    'Buy early',
    'Wait for the sales',
    'Buy any time',
  ]);
  const categories = page.getByRole('region', { name: 'By category' });
  await expect(categories.getByRole('listitem').getByRole('link')).toHaveText([
    'Appliances',
    'Gaming',
    'Health & Beauty',
    'Tech & Electronics',
    'Toys & Games',
  ]);
  // In a long list, only the first shop button is filled.
  await expect(page.locator('.product-list .button-shop:not(.is-quiet)')).toHaveCount(1);
});
