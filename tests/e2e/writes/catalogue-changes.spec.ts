import { type APIRequestContext, expect, test } from '@playwright/test';
import { insertRow, insertRows, removeRows } from '../../helpers/site-rows.ts';
import { adminClient, revalidate } from '../../helpers/site.ts';

const PRODUCTS = 25;

/**
 * Returns rows for one Playwright project. Their names are unusual, so the searches of other projects and tests do not
 * find them.
 */
const rowsFor = (project: string) => {
  const category = { slug: `quokka-shelf-${project}`, name: `Quokka shelf ${project}`, is_published: true };
  const part = { slug: `quokka-part-${project}`, name: 'Quokka part', parent_category_slug: category.slug };
  const products = Array.from({ length: PRODUCTS }, (_, index) => ({
    slug: `quokka-${project}-${String(index).padStart(2, '0')}`,
    name: `Quokka ${String(index).padStart(2, '0')} ${project}`,
    category: category.slug,
    subcategory: part.slug,
    brand: index % 5 === 0 ? 'Numbat' : 'Quokka',
    price_range: '£10 – £20',
    // Only the first product's price has a source and the day on which it was checked.
    ...(index === 0 && {
      ...{ price_source_name: 'The maker', price_source_url: 'https://maker.example/quokka' },
      price_checked_on: '2026-11-20',
    }),
    is_published: true,
  }));
  return { category, part, products };
};

const statusOf = async (request: APIRequestContext, path: string) => {
  const answer = await request.get(path, { maxRedirects: 0 });
  return [answer.status(), answer.headers().location ?? null];
};

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({}, { project }) => {
  const { category, part, products } = rowsFor(project.name);
  await insertRow('categories', category);
  await insertRow('subcategories', part);
  await insertRows('products', products);
});

test.afterAll(async ({}, { project }) => {
  await removeRows('products', 'slug', `quokka-${project.name}-`);
  await removeRows('subcategories', 'slug', `quokka-part-${project.name}`);
  for (const name of ['shelf', 'rack'])
    await removeRows('categories', 'slug', `quokka-${name}-${project.name}`);
});

test('rows without a description get metadata from their other facts, and only a checked price', async ({
  page,
}, { project }) => {
  const { category, part } = rowsFor(project.name);
  const description = page.locator('head > meta[name=description]');
  const end = `In ${category.name} on Boxing Day Sales UK.`;
  await page.goto(`/${category.slug}/quokka-${project.name}-00`);
  const price = 'Price range: £10 – £20 (source: The maker, checked 20 November 2026).';
  const product = `Quokka 00 ${project.name} by Numbat in the Boxing Day sales. ${price}`;
  // Search engines show about 155 characters, so the site cuts off the end of the description.
  expect((await description.getAttribute('content'))?.slice(0, product.length)).toBe(product);
  const data = page.locator('script[type="application/ld+json"]');
  const [json] = (await data.allTextContents()).filter((text) => text.includes('"@type":"Product"'));
  const described = JSON.parse(json ?? 'null');
  expect(described).toMatchObject({ offers: { lowPrice: 10, highPrice: 20 } });
  expect(described).not.toHaveProperty('description');
  await page.goto(`/${category.slug}/quokka-${project.name}-01`);
  const unchecked = `Quokka 01 ${project.name} in the Boxing Day sales. ${end}`;
  await expect(description).toHaveAttribute('content', unchecked);
  expect((await data.allTextContents()).filter((text) => text.includes('"@type":"Product"'))).toEqual([]);
  await page.goto(`/categories/${category.slug}/${part.slug}`);
  await expect(description).toHaveAttribute('content', `Quokka part in the Boxing Day sales. ${end}`);
  await page.goto(`/categories/${category.slug}`);
  const own = `${category.name} in the Boxing Day sales. On Boxing Day Sales UK.`;
  await expect(description).toHaveAttribute('content', own);
});

test('a long category has several pages, each with its own canonical address', async ({ page, baseURL }, {
  project,
}) => {
  const { category } = rowsFor(project.name);
  const path = `/categories/${category.slug}`;
  await page.goto(path);
  await expect(
    page.getByRole('region', { name: `Products in ${category.name}` }).getByRole('article'),
  ).toHaveCount(24);
  const pages = page.getByRole('navigation', { name: `Products in ${category.name}, pages` });
  await pages.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(`${path}/page/2`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('page 2');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${path}/page/2`);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('link', { name: /^Quokka 24/ })).toBeVisible();
});

test('filters in a long category apply to the current page, say so, and do not shift the page while it loads', async ({
  page,
}, { project }) => {
  const { category } = rowsFor(project.name);
  await page.addInitScript(() => {
    const moves: number[] = [];
    Object.assign(window, { moves });
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
      moves.push(...shifts.map(({ value }) => value));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // The URL's fragment scrolls the page to the list. The browser measures only layout shifts in the visible part of a
  // page, so the list and the content below it must be visible.
  await page.goto(`/categories/${category.slug}?brand=numbat&sort=name#products`, {
    waitUntil: 'networkidle',
  });
  const list = page.getByRole('region', { name: `Products in ${category.name}` });
  await expect(list.getByRole('status')).toHaveText('Showing 5 of 24 products');
  await expect(list.getByText(/apply only to the 24 products on this page.* to see all 25/)).toBeInViewport();
  const moves = await page.evaluate(() => (window as unknown as { moves: number[] }).moves);
  expect(moves.reduce((sum, move) => sum + move, 0)).toBeLessThan(0.01);
});

test('missing list pages are a 404, and page one redirects to the list itself', async ({ request }, {
  project,
}) => {
  const { category, part } = rowsFor(project.name);
  const path = `/categories/${category.slug}`;
  expect(await statusOf(request, `${path}/page/3`)).toEqual([404, null]);
  expect(await statusOf(request, `${path}/page/1`)).toEqual([308, path]);
  expect(await statusOf(request, `${path}/${part.slug}`)).toEqual([200, null]);
  expect(await statusOf(request, `${path}/${part.slug}/page/2`)).toEqual([200, null]);
  expect(await statusOf(request, `${path}/${part.slug}/page/3`)).toEqual([404, null]);
});

test('an initial with many entries has its own pages', async ({ page, baseURL }, { project }) => {
  const [first] = rowsFor(project.name).products;
  await page.goto('/products/directory');
  const letter = page.getByRole('region', { name: 'Q', exact: true });
  await expect(letter.getByRole('listitem')).toHaveCount(10);
  await letter.getByRole('link', { name: /^All \d+ under Q$/ }).click();
  await expect(page).toHaveURL('/products/directory/q');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${baseURL}/products/directory/q`,
  );
  await expect(page.getByRole('link', { name: first?.name })).toBeVisible();
});

test('an unpublished product disappears from its page and its lists on the next request', async ({
  page,
  request,
}, { project }) => {
  const { category, products } = rowsFor(project.name);
  const product = products[3];
  if (!product) throw new Error('There is no product to unpublish');
  const path = `/${category.slug}/${product.slug}`;
  expect(await statusOf(request, path)).toEqual([200, null]);
  expect(await statusOf(request, `/${product.slug}`)).toEqual([308, path]);
  await (await adminClient()).from('products').update({ is_published: false }).eq('slug', product.slug);
  await revalidate({ table: 'products', old_record: product, record: product });
  expect(await statusOf(request, path)).toEqual([404, null]);
  expect(await statusOf(request, `/${product.slug}`)).toEqual([404, null]);
  await page.goto(`/categories/${category.slug}`);
  await expect(page.getByRole('link', { name: product.name })).toHaveCount(0);
  // With one product fewer, all products fit on one page of the category's list.
  expect(await statusOf(request, `/categories/${category.slug}/page/2`)).toEqual([404, null]);
});

/** Returns the sitemaps of these entities, joined into one text. */
async function sitemapOf(request: APIRequestContext, ...entities: string[]): Promise<string> {
  const parts = entities.map(async (entity) => (await request.get(`/sitemaps/${entity}-1.xml`)).text());
  return (await Promise.all(parts)).join('\n');
}

test('the products of a renamed category get its new address on the next request', async ({ page, request }, {
  project,
}) => {
  const { category, part, products } = rowsFor(project.name);
  const product = products[5];
  if (!product) throw new Error('There is no product to check');
  const renamed = { slug: `quokka-rack-${project.name}` };
  const oldPath = `/${category.slug}/${product.slug}`;
  const newPath = `/${renamed.slug}/${product.slug}`;
  expect(await statusOf(request, oldPath)).toEqual([200, null]);
  expect(await statusOf(request, newPath)).toEqual([308, oldPath]);
  const sitemap = () => sitemapOf(request, 'products', 'subcategories');
  expect(await sitemap()).toContain(`${oldPath}<`);
  await (await adminClient()).from('categories').update(renamed).eq('slug', category.slug);
  await revalidate({ table: 'categories', old_record: category, record: renamed });
  expect(await statusOf(request, newPath)).toEqual([200, null]);
  expect(await statusOf(request, oldPath)).toEqual([308, newPath]);
  expect(await statusOf(request, `/categories/${category.slug}`)).toEqual([
    308,
    `/categories/${renamed.slug}`,
  ]);
  expect(await statusOf(request, `/categories/${category.slug}/${part.slug}`)).toEqual([
    308,
    `/categories/${renamed.slug}/${part.slug}`,
  ]);
  expect(await sitemap()).toContain(`${newPath}<`);
  expect(await sitemap()).not.toContain(`/${category.slug}/`);
  await page.goto(`/categories/${renamed.slug}`);
  await expect(page.locator(`main a[href="${newPath}"]`).first()).toBeVisible();
});

test('pages and redirects of a category that is no longer public are a 404 on the next request', async ({
  request,
}, { project }) => {
  const { category, part } = rowsFor(project.name);
  const slug = `quokka-rack-${project.name}`;
  const gone = [
    `/categories/${slug}`,
    `/categories/${slug}/${part.slug}`,
    `/categories/${category.slug}`,
    `/categories/${category.slug}/${part.slug}`,
    `/${category.slug}`,
  ];
  expect((await statusOf(request, `/categories/${category.slug}`))[0]).toBe(308);
  expect(await sitemapOf(request, 'categories', 'subcategories')).toContain(slug);
  await (await adminClient()).from('categories').update({ is_published: false }).eq('slug', slug);
  await revalidate({ table: 'categories', old_record: { slug }, record: { slug } });
  for (const path of gone) expect([path, ...(await statusOf(request, path))]).toEqual([path, 404, null]);
  expect(await sitemapOf(request, 'categories', 'subcategories')).not.toContain(slug);
});
