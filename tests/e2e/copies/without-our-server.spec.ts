import { expect, test } from '@playwright/test';
import { type SiteCopy, startCopy } from '../../helpers/site-copy.ts';

// Tests `next start` on a copy of the build, without `server/`, as a host that runs Next its own way would serve it
// (docs/architecture.md, 'Without our server').

let copy: SiteCopy;
test.beforeAll(async () => {
  copy = await startCopy({}, undefined, ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1']);
});
test.afterAll(async () => {
  // `next start` waits for the browser's open connections before it ends.
  await copy?.killSite();
  await copy?.stop();
});

const PAGES: [path: string, heading: string][] = [
  ['/', 'Boxing Day Sales'],
  ['/retailers', 'Retailers in the Boxing Day sales'],
  ['/retailers/argos', 'Argos'],
  ['/retailers/directory', 'Retailers'],
  ['/categories', 'Boxing Day sales by category'],
  ['/categories/gaming', 'Gaming'],
  ['/categories/gaming/consoles', 'Consoles'],
  ['/products', 'Products in the Boxing Day sales'],
  ['/gaming/ps5', 'PlayStation 5'],
  ['/content', 'Guides and articles'],
  ['/content?type=guide', 'Buying guides'],
  ['/content/how-to-read-a-discount', 'How to read a discount'],
  ['/sale-dates', 'Boxing Day sale dates'],
  ['/compare/argos-vs-currys', 'Argos'],
  ['/search?q=tv', 'Search results'],
  ['/privacy', 'Privacy policy'],
];

test('every kind of page has its status and heading', async ({ page }) => {
  for (const [path, heading] of PAGES) {
    const response = await page.goto(`${copy.siteUrl}${path}`);
    expect([path, response?.status()]).toEqual([path, 200]);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
  }
  const missing = await page.goto(`${copy.siteUrl}/nothing-here`);
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
});

test('files, redirects and the admin area answer', async ({ request }) => {
  const answer = async (path: string) => {
    const response = await request.get(`${copy.siteUrl}${path}`, { maxRedirects: 0 });
    return [response.status(), response.headers().location?.replace(copy.siteUrl, '')];
  };
  for (const path of [
    '/sitemap.xml',
    '/sitemaps/retailers-1.xml',
    '/feed.xml',
    '/og/home.png',
    '/api/health',
  ])
    expect([path, ...(await answer(path))]).toEqual([path, 200, undefined]);
  expect(await answer('/argos')).toEqual([308, '/retailers/argos']);
  // `server/` redirects capital letters and slashes at the end to the page itself, in one step.
  expect(await answer('/argos/')).toEqual([308, '/argos']);
  expect(await answer('/Argos')).toEqual([404, undefined]);
  expect(await answer('/admin')).toEqual([303, '/auth?next=%2Fadmin']);
});
