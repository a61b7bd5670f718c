import { expect, type Page, test } from '@playwright/test';
import type { TaggedTable } from '../../../lib/cache/tags.ts';
import { cutOff } from '../../helpers/cut-off.ts';
import { pageErrors } from '../../helpers/page-errors';
import { deleteRow, insertRow } from '../../helpers/site-rows.ts';

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitaen'.repeat(4).slice(0, 115);
const CATEGORY = 'zz-odd';
/**
 * Rows that are unusual, but that the database accepts, such as rows with very long words, blank texts, URLs with
 * Cyrillic letters, or deeply nested HTML.
 */
const ROWS: [table: TaggedTable, row: Record<string, unknown>][] = [
  [
    'categories',
    { slug: CATEGORY, name: LONG, description: LONG.repeat(3), buying_tips: [LONG], meta_title: '' },
  ],
  ['subcategories', { slug: 'zz-odd-part', name: LONG, parent_category_slug: CATEGORY }],
  [
    'retailers',
    {
      ...{ slug: 'zz-odd-shop', name: `Zz${LONG}`, cta_url: 'https://shop.example', meta_title: ' ' },
      // A shop with this rank appears in most lists of shops.
      display_rank: 1,
      ...{ typical_discount: '', description: LONG, terms_snippet: LONG, key_categories: [CATEGORY] },
      highlights_data: [{ feature: 'Sale start time', values: [LONG, LONG, LONG] }],
      faqs: [{ question: LONG, answer: LONG }],
    },
  ],
  [
    'products',
    {
      ...{ slug: 'zz-odd-product', name: LONG, brand: LONG, category: CATEGORY, subcategory: 'zz-odd-part' },
      ...{ description: LONG, price_range: LONG.slice(0, 90), recommended_retailers: ['zz-odd-shop'] },
      ...{ variants: [{ name: LONG, specs: { [LONG.slice(0, 90)]: LONG } }], meta_title: '' },
    },
  ],
  ['products', { slug: 'zz-odd-letters', name: '𝒜𝒷𝒸 🎁🎁 𝒟', category: CATEGORY, brand: '' }],
  [
    'content',
    {
      ...{ slug: 'zz-odd-guide', title: `Zz ${LONG}`, content_type: 'guide', meta_title: '' },
      ...{ guide_category: LONG.slice(0, 55), author_name: LONG.slice(0, 110) },
      intro_paragraph: `<h2>Returns</h2><p>zzintro M&amp;S ${LONG}</p>`,
      body: `<h2>Returns</h2><p>${LONG}</p><h2>b</h2><h2>c</h2><h2>${LONG}</h2><p><code>${LONG}</code></p>`,
    },
  ],
  [
    'content',
    { slug: 'zz-odd-bare', title: 'Zz bare', content_type: 'guide', description: 'Bare', body: '' },
  ],
];
const PICTURE = 'https://example.invalid/фото–1.png';
const DEEP = '<b>'.repeat(12_000);
ROWS.push(
  ['categories', { slug: 'zz-odd-far', name: 'Zz far', image_url: PICTURE }],
  [
    'retailers',
    {
      ...{
        slug: 'zz-odd-far-shop',
        name: 'Zz far shop',
        cta_url: 'https://shop.example',
        description: '',
      },
      logo: 'https://example.invalid/логотип–1.png',
    },
  ],
  [
    'products',
    { slug: 'zz-odd-far-product', name: 'Zz far product', category: 'zz-odd-far', image_url: '/фото.png' },
  ],
  [
    'content',
    {
      slug: 'zz-odd-far-guide',
      title: 'Zz far guide',
      content_type: 'guide',
      image: '/фото.png',
      body: `${DEEP}zzdeep words`,
    },
  ],
  ['redirects', { from_path: '/zz-odd-far-away', to_path: '/фото–1?q=é#ü' }],
);
const HEADINGS = Array.from({ length: 40 }, (_, index) => `<h2>Part ${index}</h2><p>a</p>`).join('');
ROWS.push(['content', { slug: 'zz-odd-parts', title: 'Zz parts', content_type: 'article', body: HEADINGS }]);
const PAGES = [
  ...[
    '/retailers',
    '/retailers/directory',
    '/retailers/zz-odd-shop',
    '/categories',
    `/categories/${CATEGORY}`,
  ],
  ...[
    `/categories/${CATEGORY}/zz-odd-part`,
    '/products',
    '/products/directory',
    `/${CATEGORY}/zz-odd-product`,
  ],
  ...[
    `/${CATEGORY}/zz-odd-letters`,
    '/content',
    '/content/zz-odd-guide',
    '/search?q=zz',
    '/search',
    '/sitemap',
    '/',
  ],
];

const inserted: [TaggedTable, Awaited<ReturnType<typeof insertRow>>][] = [];
test.beforeAll(async () => {
  for (const [table, row] of ROWS) {
    const published = ['subcategories', 'redirects'].includes(table) ? {} : { is_published: true };
    inserted.push([table, await insertRow(table, { ...row, ...published })]);
  }
});
test.afterAll(async () => {
  for (const [table, row] of inserted.reverse()) await deleteRow(table, row);
});

for (const width of [320, 768, 1280]) {
  test(`very long words fit into pages ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of PAGES) {
      await page.goto(path);
      expect([path, await cutOff(page)]).toEqual([path, []]);
    }
  });
}

test('pages of unusual rows have a title and unique ids and load without an error', async ({ page }) => {
  const errors = pageErrors(page);
  // Serves a picture for the image URLs of the rows, because these URLs lead to no picture.
  const picture = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' };
  await page.route('https://example.invalid/**', (route) => route.fulfill(picture));
  await page.route(/%D1%84%D0%BE%D1%82%D0%BE\.png$/, (route) => route.fulfill(picture));
  for (const path of PAGES) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect([path, await page.title()]).toEqual([path, expect.stringMatching(/^[^\s|]/)]);
    const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
    expect([path, ids.filter((id, index) => ids.indexOf(id) !== index)]).toEqual([path, []]);
  }
  expect(errors).toEqual([]);
});

test('URLs with letters beyond Latin-1 are encoded in pages and headers', async ({ request }) => {
  for (const [path, picture] of [
    ['/categories/zz-odd-far', 'https://example.invalid/%D1%84%D0%BE%D1%82%D0%BE%E2%80%931.png'],
    [
      '/retailers/zz-odd-far-shop',
      'https://example.invalid/%D0%BB%D0%BE%D0%B3%D0%BE%D1%82%D0%B8%D0%BF%E2%80%931.png',
    ],
    ['/zz-odd-far/zz-odd-far-product', '/%D1%84%D0%BE%D1%82%D0%BE.png'],
    ['/content/zz-odd-far-guide', '/%D1%84%D0%BE%D1%82%D0%BE.png'],
  ] as const) {
    const answer = await request.get(path);
    expect([path, answer.status()]).toEqual([path, 200]);
    expect(await answer.text()).toContain(`src="${picture}"`);
  }
  const { headers, status } = await request
    .get('/zz-odd-far-away', { maxRedirects: 0 })
    .then((answer) => ({ headers: answer.headers(), status: answer.status() }));
  expect([status, headers.location]).toEqual([308, '/%D1%84%D0%BE%D1%82%D0%BE%E2%80%931?q=%C3%A9#%C3%BC']);
});

test('a text nested 12,000 levels deep is shown as plain words', async ({ request }) => {
  const html = await (await request.get('/content/zz-odd-far-guide')).text();
  expect(html).toContain('zzdeep words');
  expect(html).not.toContain('<b><b>');
});

test('blank fields are not shown, and stored HTML is shown as plain text', async ({ page }) => {
  await page.goto('/content');
  await expect(page.getByRole('article').filter({ hasText: 'Zz bare' })).toHaveText(/Bare$/);
  await page.goto(`/categories/${CATEGORY}`);
  await expect(page.locator('.ranked-shops > li').filter({ hasText: 'Zz' })).not.toContainText('Source:');
  // If a shop has neither goods nor a description, its page has no 'About' heading, because no text would follow it.
  await page.goto('/retailers/zz-odd-far-shop');
  await expect(page.getByRole('link', { name: /^Visit Zz far shop/ }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'About Zz far shop' })).toHaveCount(0);
  await page.goto('/search?q=zzintro');
  await expect(page.getByRole('article').first()).toContainText('zzintro M&S');
});

/** Returns the number of different colours in one area of a social card. */
const coloursOf = (page: Page, area: { x: number; y: number; width: number; height: number }) =>
  page.locator('img').evaluate((picture: HTMLImageElement, { x, y, width, height }) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 630 });
    const drawing = canvas.getContext('2d');
    drawing?.drawImage(picture, 0, 0);
    const pixels = new Uint32Array(drawing?.getImageData(x, y, width, height).data.buffer ?? []);
    return new Set(pixels).size;
  }, area);

test('a social card keeps a long word within its margins and shows the name of its page', async ({
  page,
}) => {
  for (const path of ['content/zz-odd-guide', `${CATEGORY}/zz-odd-product`]) {
    await page.goto(`/og/${path}.png`);
    expect([path, await coloursOf(page, { x: 1160, y: 30, width: 40, height: 600 })]).toEqual([path, 1]);
    expect([path, await coloursOf(page, { x: 72, y: 470, width: 1000, height: 30 })]).toEqual([path, 1]);
  }
  await page.goto(`/og/${CATEGORY}/zz-odd-letters.png`);
  expect(await coloursOf(page, { x: 64, y: 56, width: 300, height: 44 })).toBeGreaterThan(1);
});

test('every entry of a long contents list can be reached beside the text', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto('/content/zz-odd-parts');
  const list = page.getByRole('navigation', { name: 'On this page' });
  await expect(list.getByRole('link')).toHaveCount(40);
  const room = await list.evaluate((element) => element.getBoundingClientRect().height);
  expect(room).toBeLessThan(600);
  await list.getByRole('link').last().focus();
  await expect(list.getByRole('link').last()).toBeInViewport();
});
