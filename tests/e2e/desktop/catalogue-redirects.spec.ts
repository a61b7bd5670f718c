import { type APIRequestContext, expect, test } from '@playwright/test';

const ask = (request: APIRequestContext, path: string) => request.get(path, { maxRedirects: 0 });

const REDIRECTS: [from: string, to: string][] = [
  // Old paths that are now redirects
  ['/guides', '/content?type=guide'],
  ['/articles', '/content?type=article'],
  ['/guides/how-to-read-a-discount', '/content/how-to-read-a-discount'],
  ['/articles/gift-cards-in-the-sales', '/content/gift-cards-in-the-sales'],
  ['/admin/buyers-guides', '/admin/content'],
  ['/admin/boxing-day-articles', '/admin/content'],
  ['/beauty', '/categories/health-beauty'],
  ['/home', '/categories/home-living'],
  ['/tech', '/categories/electronics'],
  ['/index', '/'],
  // Paths of one segment. The segment is the slug of a retailer, a category (in two spellings), a product or an
  // article.
  ['/amazon', '/retailers/amazon'],
  ['/halfords', '/retailers/halfords'],
  ['/electronics', '/categories/electronics'],
  ['/tech-electronics', '/categories/electronics'],
  ['/ps5', '/gaming/ps5'],
  ['/how-to-read-a-discount', '/content/how-to-read-a-discount'],
  // Alternative paths of a page. Each of them redirects to the canonical path of that page.
  ['/categories/tech-electronics', '/categories/electronics'],
  ['/products/ps5', '/gaming/ps5'],
  ['/electronics/ps5', '/gaming/ps5'],
  ['/no-such-category/ps5', '/gaming/ps5'],
  ['/categories/fashion/consoles', '/categories/gaming/consoles'],
  ['/products/page/1', '/products'],
  ['/retailers/page/1', '/retailers'],
  ['/categories/page/1', '/categories'],
  ['/categories/gaming/page/1', '/categories/gaming'],
];

for (const [from, to] of REDIRECTS) {
  test(`${from} redirects permanently to ${to}, the first and the second time`, async ({ request }) => {
    for (let time = 0; time < 2; time++) {
      const answer = await ask(request, from);
      expect(answer.status()).toBe(308);
      expect(answer.headers().location).toBe(to);
    }
  });

  test(`${from} keeps its query`, async ({ request }) => {
    const { location = '' } = (await ask(request, `${from}?utm_source=a%20b&x=1`)).headers();
    const [path, own = ''] = to.split('?');
    expect(location.split('?')[0]).toBe(path);
    // The visitor's query is kept byte for byte. In the Location header, the visitor's query follows the query of the
    // redirect's target.
    expect(location.split('?')[1]).toBe([own, 'utm_source=a%20b&x=1'].filter(Boolean).join('&'));
  });
}

test('an address with a trailing slash redirects to the one without, and keeps its query', async ({
  request,
}) => {
  const answer = await ask(request, '/gaming/ps5/?x=1');
  expect(answer.status()).toBe(308);
  expect(answer.headers().location).toBe('/gaming/ps5?x=1');
});

test('an old address with a trailing slash redirects in one step too', async ({ request }) => {
  for (const [from, to] of [
    ['/tech/?q=a%20b', '/categories/electronics?q=a%20b'],
    ['/guides/', '/content?type=guide'],
  ] as const) {
    const answer = await ask(request, from);
    expect([from, answer.status(), answer.headers().location]).toEqual([from, 308, to]);
  }
});

const MISSING = [
  '/no-such-word',
  '/ikea',
  '/gaming/no-such-product',
  '/products/no-such-product',
  '/guides/no-such-guide',
  '/articles/no-such-article',
  '/categories/no-such-category',
  '/categories/gaming/no-such-subcategory',
  '/categories/gaming/page/2',
  '/categories/gaming/consoles/page/2',
  '/products/page/99',
  '/products/page/02',
  '/products/page/x',
  '/retailers/page/99',
  '/retailers/directory/z',
  '/products/directory/a/2',
  // Paths that cannot be decoded
  '/100%',
  '/retailers/%E0',
];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of MISSING) {
    test(`${path} is a 404 page, the first and the second time`, async ({ page }) => {
      for (let time = 0; time < 2; time++) {
        const answer = await page.goto(path);
        expect(answer?.status()).toBe(404);
        await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
        await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible();
      }
    });
  }
});

const OTHER_FORMS: [from: string, to: string][] = [
  ['/amazon/', '/retailers/amazon'],
  ['/Amazon', '/retailers/amazon'],
  ['/TECH', '/categories/electronics'],
  ['/Tech/', '/categories/electronics'],
  ['/guides/how-to-read-a-discount/', '/content/how-to-read-a-discount'],
  ['/retailers/Argos', '/retailers/argos'],
  ['/retailers/Argos/', '/retailers/argos'],
  ['/Gaming/PS5', '/gaming/ps5'],
  ['/Products/PS5', '/gaming/ps5'],
  ['/ABOUT', '/about'],
  ['/content/', '/content'],
];

for (const [from, to] of OTHER_FORMS) {
  test(`${from} redirects to ${to} in one step and keeps the query unchanged`, async ({ request }) => {
    for (let time = 0; time < 2; time++) {
      const answer = await ask(request, `${from}?Utm=A%20b`);
      expect([answer.status(), answer.headers().location]).toEqual([308, `${to}?Utm=A%20b`]);
      expect(await answer.text()).not.toContain('<html');
    }
  });
}

test('a missing page with capitals or a slash in its address is not redirected to a 404 page', async ({
  request,
}) => {
  for (const path of ['/No-Such-Page', '/retailers/No-Such-Shop/', '/a/B/c/d/']) {
    expect([path, (await ask(request, path)).status()]).toEqual([path, 404]);
  }
});
