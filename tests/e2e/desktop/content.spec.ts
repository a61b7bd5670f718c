import { expect, type Page, test } from '@playwright/test';
import { subcategories } from '../../../lib/fallback/subcategories/index.ts';
import { content } from '../../../lib/fallback/content/index.ts';
import { CONTENT, RETAILERS } from '../../helpers/catalogue.ts';
import { given } from '../../helpers/site.ts';

const GUIDE = '/content/when-do-boxing-day-sales-start';

const jsonLd = async (page: Page, type: string) => {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  return blocks.map((block) => JSON.parse(block)).find((data) => data['@type'] === type);
};

test('a guide shows its author, its date and its reading time', async ({ page }) => {
  await page.goto(GUIDE);
  const byline = page.locator('article').first();
  await expect(byline.getByText('By Boxing Day Sales UK')).toBeVisible();
  await expect(byline.locator('time').first()).toHaveAttribute('datetime', /^2026-11-21T11:40:20/);
  await expect(byline.getByText('Published 21 November 2026')).toBeVisible();
  await expect(byline.getByText(/^\d+ min read$/)).toBeVisible();
  // The page last changed on 29 November. Seeding the database later does not count as an update.
  await expect(byline.getByText('Updated 29 November 2026')).toBeVisible();
});

test('every entry of the contents list leads to its heading', async ({ page }) => {
  await page.goto(GUIDE);
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(targets.length).toBeGreaterThanOrEqual(4);
  for (const target of targets) await expect(page.locator(`h2${target}`)).toHaveCount(1);
  await links.nth(1).click();
  await expect(page.locator(`h2${targets[1]}`)).toBeInViewport();
});

test('the contents of a legal page are open beside the text, and stay in view', async ({ page }) => {
  await page.goto('/privacy');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(
    contents.getByRole('link', { name: 'Your rights, and how to use them at once' }),
  ).toBeVisible();
  await expect(contents.locator('summary')).toBeHidden();
  await contents.getByRole('link', { name: 'Complaints' }).click();
  await expect(page.getByRole('heading', { name: 'Complaints' })).toBeInViewport();
  await expect(contents).toBeInViewport();
});

test('a wide table scrolls in its own box, which the keyboard can reach', async ({ page }) => {
  await page.goto(GUIDE);
  const box = page.getByRole('region', { name: 'The dates this year, table' });
  await expect(box).toHaveAttribute('tabindex', '0');
  await expect(box.getByRole('table')).toBeVisible();
});

test('a guide has structured data with dates, author, questions and breadcrumbs', async ({
  page,
  baseURL,
}) => {
  await page.goto(GUIDE);
  expect(await jsonLd(page, 'Article')).toMatchObject({
    headline: 'When do the Boxing Day sales start?',
    // The dates are those on which the text was added to the repository and on which it last changed.
    datePublished: expect.stringMatching(/^2026-11-21/),
    dateModified: expect.stringMatching(/^2026-11-29/),
    author: { '@type': 'Organization', name: 'Boxing Day Sales UK' },
    mainEntityOfPage: `${baseURL}${GUIDE}`,
  });
  const { mainEntity } = await jsonLd(page, 'FAQPage');
  await expect(page.locator('.faq summary')).toHaveCount(mainEntity.length);
  const { itemListElement } = await jsonLd(page, 'BreadcrumbList');
  expect(itemListElement.map((item: { item: string }) => item.item.replace(baseURL ?? '', ''))).toEqual([
    '',
    '/content',
    '/content?type=guide',
    GUIDE,
  ]);
});

test('the share button copies the address when the browser has no share sheet', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto(`${GUIDE}#which-day-for-what`);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${GUIDE}`);
});

test('the share button opens the share sheet of the browser', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    navigator.share = (data) => {
      document.title = `shared ${data?.title} ${data?.url}`;
      return Promise.reject(new DOMException('closed', 'AbortError'));
    };
  });
  await page.goto(GUIDE);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page).toHaveTitle(`shared When do the Boxing Day sales start? ${baseURL}${GUIDE}`);
});

test('the quick answer of a buying guide names goods of its subject', async ({ page }) => {
  await page.goto('/content/how-to-buy-a-tv');
  const [first] = subcategories.find(({ slug }) => slug === 'tvs')?.falls ?? [];
  await expect(page.locator('.quick-answer').getByText(first ?? 'no TVs')).toBeVisible();
});

test('a narrow window has the answer of a guide before the first link to a shop', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/content/how-to-buy-a-tv');
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /^Visit / })
    .first();
  const [answer, button] = [await page.locator('.answer').boundingBox(), await link.boundingBox()];
  expect(button?.y).toBeGreaterThanOrEqual((answer?.y ?? NaN) + (answer?.height ?? NaN));
});

test('a wide window shows the quick answer of a guide above its text', async ({ page }) => {
  await page.goto('/content/how-to-buy-a-tv');
  await expect(page.getByRole('region', { name: 'Quick answer' })).toBeInViewport();
});

test('a printed page has the text and its answers but no menus', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto(GUIDE);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.locator('main details p').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Explore More' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Read next' })).toBeHidden();
  const colours = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    return [color, backgroundColor];
  });
  expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
});

test('printed links to shops are white on black', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const path of ['/health-beauty/dyson-airwrap', '/retailers/argos']) {
    await page.goto(path);
    const link = page
      .getByRole('main')
      .getByRole('link', { name: /^Visit / })
      .first();
    await expect(link).toHaveCSS('background-color', 'rgb(0, 0, 0)');
    await expect(link).toHaveCSS('color', 'rgb(255, 255, 255)');
  }
});

const hrefsOf = (type: 'guide' | 'article') =>
  content.filter((row) => row.content_type === type).map((row) => `/content/${row.slug}`);

/**
 * Expects guides or articles to be shown or hidden. Looks for the built-in rows instead of counting rows, because other
 * tests may add rows at the same time.
 */
async function expectRows(page: Page, shown: { guides: boolean; articles: boolean }) {
  // Leaves out hidden links, because Next's router keeps the previous list in the document, but hides it.
  const links = page.locator('main article :is(h2, h3) a').filter({ visible: true });
  for (const [type, isShown] of [
    ['guide', shown.guides],
    ['article', shown.articles],
  ] as const) {
    for (const href of hrefsOf(type)) {
      await expect(links.and(page.locator(`[href="${href}"]`))).toHaveCount(isShown ? 1 : 0);
    }
  }
}

test.describe('the list by kind', () => {
  test('has one canonical address for each kind, with the right texts', async ({ page, baseURL }) => {
    await page.goto('/content');
    await expectRows(page, { guides: true, articles: true });
    for (const type of ['guide', 'article']) {
      const response = await page.goto(`/content?type=${type}`);
      expect(response?.status()).toBe(200);
      await expectRows(page, { guides: type === 'guide', articles: type === 'article' });
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        `${baseURL}/content?type=${type}`,
      );
    }
  });

  test('an unknown kind shows all texts, with the list of all as the canonical address', async ({
    page,
    baseURL,
  }) => {
    await page.goto('/content?type=recipe');
    await expectRows(page, { guides: true, articles: true });
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/content`);
  });

  test('internal addresses of the list redirect to its public addresses', async ({ request, baseURL }) => {
    for (const [path, target] of [
      ['/content/of/guide', '/content?type=guide'],
      ['/content/of/article/page/2', '/content/page/2?type=article'],
      ['/content/of/all', '/content'],
      ['/content/of/all/page/2', '/content/page/2'],
    ] as const) {
      const response = await request.get(path, { maxRedirects: 0 });
      expect([path, response.status()]).toEqual([path, 308]);
      expect(new URL(response.headers().location ?? '', baseURL).href).toBe(`${baseURL}${target}`);
    }
    expect((await request.get('/content/of/recipe')).status()).toBe(404);
  });

  test('a click on a kind shows its texts, and the back button returns', async ({ page }) => {
    await page.goto('/content', { waitUntil: 'networkidle' });
    const tabs = page.getByRole('navigation', { name: 'Kind' });
    await expect(tabs.getByRole('link')).toHaveText([/^All \d+$/, /^Guides \d+$/, /^Articles \d+$/]);
    for (const [name, guides, articles, address] of [
      ['Guides', true, false, /\/content\?type=guide$/],
      ['Articles', false, true, /\/content\?type=article$/],
      ['All', true, true, /\/content$/],
      ['Guides', true, false, /\/content\?type=guide$/],
    ] as const) {
      await tabs.getByRole('link', { name }).click();
      await expect(page).toHaveURL(address);
      await expectRows(page, { guides, articles });
      await expect(tabs.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    }
    await page.goBack();
    await expectRows(page, { guides: true, articles: true });
  });

  test('a page after the last is a 404, and the first page has one address', async ({ request }) => {
    for (const path of [
      '/content/page/99',
      '/content/page/99?type=guide',
      '/content/page/x',
      '/content/page/02',
    ])
      expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
    const first = await request.get('/content/page/1', { maxRedirects: 0 });
    expect(first.status()).toBe(308);
    expect(first.headers().location).toMatch(/\/content$/);
  });
});

test('the feed is well-formed, lists every text once and is announced on the pages', async ({
  page,
  baseURL,
}) => {
  await page.goto('/content');
  const href = await page.locator('link[type="application/rss+xml"]').getAttribute('href');
  expect(href).toBe(`${baseURL}/feed.xml`);
  const feed = await page.evaluate(async (url) => {
    const response = await fetch(url);
    const document = new DOMParser().parseFromString(await response.text(), 'application/xml');
    return {
      type: response.headers.get('content-type'),
      broken: document.querySelector('parsererror') !== null,
      links: [...document.querySelectorAll('item > link')].map((link) => link.textContent),
      dates: [...document.querySelectorAll('item > pubDate')].map((date) =>
        Date.parse(date.textContent ?? ''),
      ),
    };
  }, '/feed.xml');
  expect(feed.type).toContain('application/rss+xml');
  expect(feed.broken).toBe(false);
  expect(new Set(feed.links).size).toBe(feed.links.length);
  const built = CONTENT.map((slug) => `${given('SITE_URL')}/content/${slug}`);
  expect(feed.links).toEqual(expect.arrayContaining(built));
  expect(feed.dates).toEqual(feed.dates.toSorted((a, b) => b - a));
});

test('the contact page does not invent an address', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.locator('main a[href^="mailto:"], main a[href^="tel:"]')).toHaveCount(0);
  await expect(page.getByText('hasn’t published a contact address yet')).toBeVisible();
});

test('the sitemap links to every retailer, category, subcategory, guide and article', async ({ page }) => {
  await page.goto('/sitemap');
  const main = page.locator('main');
  for (const path of [
    '/retailers/argos',
    '/categories/gaming',
    '/categories/gaming/consoles',
    GUIDE,
    '/terms',
  ])
    await expect(main.locator(`a[href="${path}"]`)).toHaveCount(1);
  for (const slug of RETAILERS) await expect(main.locator(`a[href="/retailers/${slug}"]`)).toHaveCount(1);
  for (const slug of CONTENT) await expect(main.locator(`a[href="/content/${slug}"]`)).toHaveCount(1);
});
