import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../../helpers/axe.ts';
import { pageErrors } from '../../helpers/page-errors.ts';

const GAMING = '/categories/gaming';
const PS5 = 'PlayStation 5';
const SWITCH = 'Nintendo Switch';

const products = (page: Page) =>
  page.getByRole('region', { name: 'Products in Gaming' }).getByRole('article').locator('h3');
const form = (page: Page) => page.getByRole('form', { name: 'Filter and sort products in Gaming' });
const choice = (page: Page, label: string) => form(page).getByLabel(label);
/** Opens a page and waits until its scripts have loaded. Before that, the product filters work as plain HTML forms. */
const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'networkidle' });
const count = (page: Page) => form(page).getByRole('status');

test('a filter narrows the list, shows how many products are left, and is kept in the URL', async ({
  page,
}) => {
  await open(page, `${GAMING}?utm_source=mail`);
  await expect(products(page)).toHaveCount(2);
  await expect(count(page)).toHaveText('Showing 2 of 2 products');
  await choice(page, 'Brand').selectOption('Sony');
  await expect(products(page)).toHaveText([PS5]);
  await expect(count(page)).toHaveText('Showing 1 of 2 products');
  await expect(page).toHaveURL(`${GAMING}?utm_source=mail&brand=sony`);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(products(page)).toHaveText([PS5]);
  await expect(choice(page, 'Brand')).toHaveValue('sony');
  await form(page).getByRole('link', { name: 'Clear all' }).click();
  await expect(products(page)).toHaveCount(2);
  await expect(choice(page, 'Brand')).toHaveValue('');
  await expect(page).toHaveURL(`${GAMING}?utm_source=mail`);
});

test('a shared URL shows the same filters, and its canonical URL has no query', async ({ page, baseURL }) => {
  const errors = pageErrors(page);
  await page.goto(`${GAMING}?sort=price-high&retailer=argos`, { waitUntil: 'networkidle' });
  await expect(products(page)).toHaveText([PS5, SWITCH]);
  await expect(choice(page, 'Sort by')).toHaveValue('price-high');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${GAMING}`);
  await choice(page, 'Sort by').selectOption('Price, low to high');
  await expect(products(page)).toHaveText([SWITCH, PS5]);
  expect(errors).toEqual([]);
});

test('filters that match no product show a message and a way back', async ({ page }) => {
  await open(page, `${GAMING}?brand=sony&price=100-250`);
  await expect(products(page)).toHaveCount(0);
  await expect(count(page)).toHaveText('Showing 0 of 2 products');
  await expect(page.getByText('No products match these filters.')).toBeVisible();
  await page.getByRole('link', { name: 'Show all products' }).press('Enter');
  await expect(products(page)).toHaveCount(2);
  await expect(form(page).getByRole('combobox').first()).toBeFocused();
  await expect(page).toHaveURL(GAMING);
});

test('the way back is a link while the scripts are loading', async ({ page }) => {
  await page.route('**/_next/static/**/*.js', (route) => route.abort());
  await page.goto(`${GAMING}?brand=sony&price=100-250`);
  await expect(products(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Show all products' }).click();
  await expect(products(page)).toHaveCount(2);
});

test('an unknown filter value is ignored', async ({ page }) => {
  await open(page, `${GAMING}?brand=acme&sort=colour`);
  await expect(products(page)).toHaveCount(2);
  await expect(choice(page, 'Brand')).toHaveValue('');
});

test('the filters are kept when a visitor comes back to the list', async ({ page }) => {
  await open(page, GAMING);
  await choice(page, 'Brand').selectOption('Sony');
  await expect(products(page)).toHaveText([PS5]);
  await products(page).getByRole('link', { name: PS5 }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(PS5);
  await page.goBack();
  await expect(page).toHaveURL(`${GAMING}?brand=sony`);
  await expect(products(page)).toHaveText([PS5]);
});

test('a link to the whole list clears the filters', async ({ page }) => {
  await open(page, GAMING);
  await choice(page, 'Brand').selectOption('Sony');
  await expect(products(page)).toHaveText([PS5]);
  await products(page).getByRole('link', { name: PS5 }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(PS5);
  await page
    .getByRole('region', { name: 'Explore More' })
    .getByRole('link', { name: 'Category Gaming', exact: true })
    .click();
  await expect(page).toHaveURL(GAMING);
  await expect(products(page)).toHaveCount(2);
  await expect(choice(page, 'Brand')).toHaveValue('');
});

test('the keyboard follows the order of the list on the page', async ({ page }) => {
  await open(page, `${GAMING}?sort=price-high`);
  await expect(products(page)).toHaveText([PS5, SWITCH]);
  await products(page).getByRole('link', { name: PS5 }).focus();
  await page.keyboard.press('Tab');
  await expect(products(page).getByRole('link', { name: SWITCH })).toBeFocused();
});

test('the filters pass axe, with and without matching products', async ({ page }) => {
  await open(page, `${GAMING}?brand=sony`);
  await expectNoViolations(page, '#content');
  await open(page, `${GAMING}?brand=sony&price=100-250`);
  await expectNoViolations(page, '#content');
});

test('a subcategory has filters too', async ({ page }) => {
  await open(page, '/categories/gaming/consoles?brand=sony');
  const region = page.getByRole('region', { name: 'Consoles to look at' });
  await expect(region.getByRole('article')).toHaveCount(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all products are shown, and the filters are links to the search', async ({ page }) => {
    await open(page, `${GAMING}?brand=sony`);
    await expect(products(page)).toHaveCount(2);
    await expect(form(page)).toBeHidden();
    const brands = page.getByRole('navigation', { name: 'Search by brand' });
    await expect(brands.getByRole('link')).toHaveText(['Nintendo', 'Sony']);
    await brands.getByRole('link', { name: 'Sony' }).click();
    await expect(page).toHaveURL('/search?q=Sony&type=products');
    await expect(page.getByRole('link', { name: PS5, exact: true })).toBeVisible();
  });
});
