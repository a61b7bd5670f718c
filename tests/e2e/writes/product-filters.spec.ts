import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../../helpers/axe.ts';
import { pageErrors } from '../../helpers/page-errors.ts';
import { insertRow, insertRows, removeRows } from '../../helpers/site-rows.ts';

const WORD = 'bilby';
const SHELF = { slug: `${WORD}-shelf`, name: 'Bilby shelf', is_published: true };
const PART = { slug: `${WORD}-part`, name: 'Bilby part', parent_category_slug: SHELF.slug };
const SMALL = { slug: `${WORD}-small-shelf`, name: 'Bilby small shelf', is_published: true };
const PATH = `/categories/${SHELF.slug}`;
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const product = (index: number, category: string, more: object) => ({
  slug: `${WORD}-${category === SMALL.slug ? 'small-' : ''}${index}`,
  name: `Bilby ${index}`,
  category,
  is_published: true,
  ...more,
});
/**
 * Eight products, the smallest number for which the list has filters. Six are by Numbat and two by Quoll. The last four
 * are dearer than the first four.
 */
const PRODUCTS = Array.from({ length: 8 }, (_, index) =>
  product(index, SHELF.slug, {
    brand: index < 6 ? 'Numbat' : 'Quoll',
    subcategory: index === 0 ? PART.slug : null,
    price_range: index < 4 ? '£20' : '£300',
    recommended_retailers: [index % 2 === 0 ? 'argos' : 'currys'],
    ...(index === 7 && { verdict: 'wait', verdict_reason: 'It is cleared after Christmas.' }),
    ...(index === 6 && { verdict: 'any_time', verdict_reason: 'It is never reduced.' }),
  }),
);

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  for (const category of [SHELF, SMALL]) await insertRow('categories', category);
  await insertRow('subcategories', PART);
  await insertRows('products', PRODUCTS);
  const few = PRODUCTS.slice(0, 7).map((_, index) => product(index, SMALL.slug, { brand: `Brand ${index}` }));
  await insertRows('products', few);
});
test.afterAll(async () => {
  await removeRows('products', 'slug', `${WORD}-`);
  await removeRows('subcategories', 'slug', PART.slug);
  await removeRows('categories', 'slug', `${WORD}-`);
});

const region = (page: Page) => page.getByRole('region', { name: 'Products in Bilby shelf' });
const products = (page: Page) => region(page).getByRole('article').locator('h3');
const form = (page: Page) => page.getByRole('form', { name: 'Filter and sort products in Bilby shelf' });
const count = (page: Page) => region(page).getByRole('status');
const opener = (page: Page) => region(page).getByRole('button', { name: /^Filters/ });
const group = (page: Page, name: string) => form(page).getByRole('group', { name });
const option = (page: Page, name: string, label: string) =>
  group(page, name).getByRole('radio', { name: label });
/** Opens a page and waits until its scripts have loaded. Before that, the filters work as a plain HTML form. */
const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'networkidle' });
/** Opens one group of filter options. Only the first two groups are open from the beginning. */
const unfold = (page: Page, name: string) => form(page).locator('summary', { hasText: name }).click();

test('filters start at eight products', async ({ page }) => {
  await open(page, `/categories/${SMALL.slug}`);
  const few = page.getByRole('region', { name: 'Products in Bilby small shelf' });
  await expect(few.getByRole('article')).toHaveCount(7);
  await expect(page.getByRole('form', { name: /^Filter and sort/ })).toHaveCount(0);
  await open(page, PATH);
  await expect(form(page)).toBeVisible();
});

test.describe('in a wide window', () => {
  test.use({ viewport: DESKTOP });

  test('each option has the number of its products', async ({ page }) => {
    await open(page, PATH);
    await expect(group(page, 'When to buy').locator('label')).toHaveText([
      'Any',
      'Wait for the sales1',
      'Any time1',
    ]);
    await expect(group(page, 'Price').locator('label')).toHaveText(['Any', 'Under £504', '£250 to £5004']);
    await unfold(page, 'Brand');
    await expect(group(page, 'Brand').locator('label')).toHaveText(['Any', 'Numbat6', 'Quoll2']);
    await unfold(page, 'Shop');
    await expect(group(page, 'Shop').locator('label')).toHaveText(['Any', 'Argos4', 'Currys4']);
  });

  test('a filter narrows the list, shows how many products are left, and is kept in the URL', async ({
    page,
  }) => {
    await open(page, `${PATH}?utm_source=mail`);
    await expect(count(page)).toHaveText('Showing 8 of 8 products');
    await unfold(page, 'Brand');
    await option(page, 'Brand', 'Quoll').check();
    await expect(products(page)).toHaveText(['Bilby 6', 'Bilby 7']);
    await expect(count(page)).toHaveText('Showing 2 of 8 products');
    await expect(page).toHaveURL(`${PATH}?utm_source=mail&brand=quoll`);
    await page.reload({ waitUntil: 'networkidle' });
    await expect(products(page)).toHaveText(['Bilby 6', 'Bilby 7']);
    await expect(option(page, 'Brand', 'Quoll')).toBeChecked();
    await form(page).getByRole('link', { name: 'Clear all' }).click();
    await expect(products(page)).toHaveCount(8);
    await expect(option(page, 'Brand', 'Any')).toBeChecked();
    await expect(page).toHaveURL(`${PATH}?utm_source=mail`);
    await expect(form(page).getByLabel('Sort by')).toBeFocused();
  });

  test('a shared URL shows the same filters, and its canonical URL has no query', async ({
    page,
    baseURL,
  }) => {
    const errors = pageErrors(page);
    await open(page, `${PATH}?sort=price-high&price=250-500&retailer=argos`);
    await expect(products(page)).toHaveText(['Bilby 4', 'Bilby 6']);
    await expect(form(page).getByLabel('Sort by')).toHaveValue('price-high');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${PATH}`);
    expect(errors).toEqual([]);
  });

  test('filters that match no product show a message and a way back', async ({ page }) => {
    await open(page, `${PATH}?brand=quoll&price=under-50`);
    await expect(products(page)).toHaveCount(0);
    await expect(count(page)).toHaveText('Showing 0 of 8 products');
    await expect(page.getByText('No products match these filters.')).toBeVisible();
    await expectNoViolations(page, '#content');
    await page.getByRole('link', { name: 'Show all products' }).press('Enter');
    await expect(products(page)).toHaveCount(8);
    await expect(page).toHaveURL(PATH);
  });

  test('the way back is a link while the scripts are loading', async ({ page }) => {
    await page.route('**/_next/static/**/*.js', (route) => route.abort());
    await page.goto(`${PATH}?brand=quoll&price=under-50`);
    await expect(products(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Show all products' }).click();
    await expect(products(page)).toHaveCount(8);
  });

  test('an unknown filter value is ignored', async ({ page }) => {
    await open(page, `${PATH}?brand=acme&sort=colour`);
    await expect(products(page)).toHaveCount(8);
  });

  test('the filters are kept when a visitor comes back to the list', async ({ page }) => {
    await open(page, `${PATH}?brand=quoll`);
    await products(page).getByRole('link', { name: 'Bilby 7' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Bilby 7');
    await page.goBack();
    await expect(page).toHaveURL(`${PATH}?brand=quoll`);
    await expect(products(page)).toHaveText(['Bilby 6', 'Bilby 7']);
  });

  test('the keyboard follows the order of the list on the page', async ({ page }) => {
    await open(page, `${PATH}?sort=price-high&brand=numbat`);
    await expect(products(page).first()).toHaveText('Bilby 4');
    await products(page).getByRole('link', { name: 'Bilby 5' }).focus();
    await page.keyboard.press('Tab');
    await expect(
      region(page)
        .getByRole('link', { name: /^Visit / })
        .nth(1),
    ).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(products(page).getByRole('link', { name: 'Bilby 0' })).toBeFocused();
  });

  test('the arrow keys choose an option', async ({ page }) => {
    await open(page, PATH);
    await option(page, 'Price', 'Any').focus();
    await page.keyboard.press('ArrowDown');
    await expect(option(page, 'Price', 'Under £50')).toBeChecked();
    await expect(products(page)).toHaveCount(4);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the filters are a sheet that a button opens, and Escape closes', async ({ page }) => {
    await open(page, PATH);
    await expect(form(page)).toBeHidden();
    await opener(page).press('Enter');
    await expect(form(page)).toBeVisible();
    // The page behind the sheet does not scroll.
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await page.keyboard.press('Tab');
    await expect(form(page).getByLabel('Sort by')).toBeFocused();
    await option(page, 'Price', 'Under £50').check();
    await expect(form(page).getByRole('button', { name: 'Show 4 products' })).toBeInViewport();
    await expectNoViolations(page, '#content');
    await page.keyboard.press('Escape');
    await expect(form(page)).toBeHidden();
    await expect(page.locator('html')).toHaveCSS('overflow', 'visible');
    await expect(opener(page)).toBeFocused();
    await expect(opener(page)).toHaveText('Filters1');
    await expect(products(page)).toHaveCount(4);
    await expect(page).toHaveURL(`${PATH}?price=under-50`);
  });

  test('the sheet stays at the bottom of the window, and its button leads back to the list', async ({
    page,
  }) => {
    await open(page, PATH);
    await opener(page).click();
    await expect
      .poll(async () => {
        const box = await form(page).boundingBox();
        return box && Math.round(box.y + box.height);
      })
      .toBe(PHONE.height);
    await form(page).getByRole('button', { name: 'Show 8 products' }).click();
    await expect(form(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  test('a tap beside the sheet closes it', async ({ page }) => {
    await open(page, PATH);
    await opener(page).click();
    await expect(form(page)).toBeVisible();
    await page.mouse.click(PHONE.width / 2, 20);
    await expect(form(page)).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('the sheet opens, and its options filter the list', async ({ page }) => {
    await page.goto(PATH);
    const shown = products(page).filter({ visible: true });
    await expect(shown).toHaveCount(8);
    await opener(page).click();
    await option(page, 'Price', 'Under £50').check();
    await expect(form(page).getByLabel('Sort by')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(shown).toHaveText(['Bilby 0', 'Bilby 1', 'Bilby 2', 'Bilby 3']);
  });
});

/** The heading of the last group in the list of all products. */
const OTHERS = 'Other products';

test('the list of all products has the same filters, and its groups', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await open(page, `/products?category=${SHELF.slug}`);
  const waited = PRODUCTS[7]!.name;
  const anyTime = PRODUCTS[6]!.name;
  await expect(page.getByRole('main').getByRole('article').locator('h3')).toHaveText([
    waited,
    anyTime,
    ...PRODUCTS.slice(0, 6).map(({ name }) => name),
  ]);
  // A group is hidden if none of its products belongs to the chosen category.
  const heads = page.locator('.product-group h2').filter({ visible: true });
  await expect(heads).toHaveText(['Wait for the sales', 'Buy any time', OTHERS]);
  // The group's number of products also counts hidden products, so the page hides this number.
  const waits = page.getByRole('region', { name: 'Wait for the sales', exact: true });
  await expect(waits.locator('.group-count')).toBeHidden();
  await expect(waits.locator('.card-reason').filter({ visible: true })).toHaveText([
    'It is cleared after Christmas.',
  ]);
  await expectNoViolations(page, '#content');
  // A link to a hidden group makes the group visible. The group then says why it is empty.
  await page.locator('.page-head').getByRole('link', { name: 'Buy early' }).click();
  await expect(heads.filter({ hasText: 'Buy early' })).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Buy early', exact: true })).toContainText(
    'No products here match these filters.',
  );
});

test('the list of all products is grouped by advice, and its head leads to each group', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await open(page, '/products');
  const heads = page.locator('.product-group').getByRole('heading', { level: 2 });
  await expect(heads).toHaveText(['Buy early', 'Wait for the sales', 'Buy any time', OTHERS]);
  const links = page.locator('.page-head .when-pill');
  await expect(links).toHaveText(['Buy early', 'Wait', 'Any time']);
  const waits = page.getByRole('region', { name: 'Wait for the sales', exact: true });
  const count = await waits.getByRole('article').count();
  await expect(waits.locator('.group-count')).toHaveText(`${count} products`);
  await links.filter({ hasText: 'Wait' }).click();
  await expect(page).toHaveURL(/#advice-wait$/);
  await expect(waits.getByRole('heading', { level: 2 })).toBeInViewport();
});

test('the list of all products is sorted within its groups, and says so', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await open(page, `/products?category=${SHELF.slug}`);
  const list = page.getByRole('form', { name: 'Filter and sort products in the list' });
  const order = list.getByLabel('Sort each group by');
  await expect(order.locator('option').first()).toHaveText('Name, A to Z');
  await order.selectOption('price-high');
  const others = page.getByRole('region', { name: OTHERS, exact: true });
  await expect(others.getByRole('heading', { level: 3 }).first()).toHaveText('Bilby 4');
});
