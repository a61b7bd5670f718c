import { expect, type Page, test } from '@playwright/test';
import { signInAsAdmin } from '../../helpers/accounts.ts';
import { toast } from '../../helpers/admin.ts';
import { expectNoViolations } from '../../helpers/axe.ts';
import { type CopyWithWorker, startCopyWithWorker } from '../../helpers/copy-with-worker.ts';
import { expectToFit } from '../../helpers/fits.ts';
import { activate, press, tabTo } from '../../helpers/keyboard.ts';
import { insertRow } from '../../helpers/site-rows.ts';
import { serverClient } from '../../helpers/site.ts';

// Tests the page status on a copy of the site, with a worker in a process of its own.

let copy: CopyWithWorker;

test.describe.configure({ mode: 'serial' });
test.use({ baseURL: async ({ browserName: _ }, provide) => provide(process.env.SITE_URL) });

test.beforeAll(async () => {
  copy = await startCopyWithWorker();
  await copy.startWorker();
});
test.afterAll(async () => {
  await copy?.stop();
});

const main = (page: Page) => page.getByRole('main');
const faults = (page: Page) => page.getByRole('region', { name: 'Faults' });
const facts = (page: Page) => page.getByRole('region', { name: 'This page' });
const row = (page: Page, path: string) =>
  page
    .getByRole('region', { name: 'Table of pages' })
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: path, exact: true }) });
/** Returns a page's cell in the column with this heading. */
async function cell(page: Page, path: string, heading: string) {
  const heads = await page.getByRole('columnheader').allInnerTexts();
  const place = heads.findIndex((text) => text.startsWith(heading));
  return row(page, path).locator('th, td').nth(place);
}
/** Starts a crawl, and waits until every page is crawled and no job runs. */
async function crawl(page: Page) {
  await page.getByRole('button', { name: 'Crawl now' }).click();
  await expect(toast(page, 'The pages are being checked')).toBeVisible();
  await expect
    .poll(
      async () => {
        const { data } = await serverClient()
          .from('jobs')
          .select('id')
          .eq('kind', 'crawl-pages')
          .in('state', ['queued', 'running']);
        return data?.length;
      },
      { timeout: 120_000 },
    )
    .toBe(0);
}

test('a crawl shows every page, and the site as delivered has no grave fault', async ({ page }) => {
  await signInAsAdmin(page, '/admin/page-status');
  await expect(page.getByText('No page has been crawled yet.')).toBeVisible();
  await crawl(page);
  await page.goto('/admin/page-status?q=retailers/argos');
  await expect(row(page, '/retailers/argos')).toContainText('200');
  for (const [heading, text] of [
    ['Published', 'Yes'],
    ['Sitemap', 'Yes'],
    ['Structured data', /^Valid\s*BreadcrumbList/],
  ] as const)
    await expect(await cell(page, '/retailers/argos', heading)).toHaveText(text);
  await expectNoViolations(page);
  const { data } = await serverClient().from('pages').select('path, faults').eq('has_faults', true);
  const grave = ['no-answer', 'sitemap-no-page', 'sitemap-noindex', 'linked-missing', 'structured-data'];
  expect(data?.filter(({ faults }) => faults.some((fault) => grave.includes(fault)))).toEqual([]);
});

test('a noindexed page in the sitemap is found and mended with one click', async ({ page }) => {
  // The test writes to the database without notifying the site. The page, which nobody has requested before,
  // is now hidden from search engines, but the stored sitemap still lists it.
  const slug = 'hidden-part';
  const db = serverClient();
  const part = {
    slug,
    name: 'Hidden part',
    parent_category_slug: 'gaming',
    description: 'A part of the tests.',
  };
  await insertRow('subcategories', { ...part, body: '<p>A text that search engines may list.</p>' });
  const path = `/categories/gaming/${slug}`;
  expect(await (await page.request.get('/sitemaps/subcategories-1.xml')).text()).toContain(path);
  expect((await db.from('subcategories').update({ body: '' }).eq('slug', slug)).error).toBeNull();

  await signInAsAdmin(page, '/admin/page-status');
  await crawl(page);
  await page.goto('/admin');
  await page.getByRole('link', { name: /pages? with (a )?faults?/ }).click();
  await expect(page).toHaveURL('/admin/page-status?has_faults=yes');
  await page
    .getByRole('navigation', { name: 'Figures' })
    .getByRole('link', { name: 'In the sitemap, but hidden' })
    .click();
  await expect(page).toHaveURL('/admin/page-status?faults=sitemap-noindex');
  await expect(await cell(page, path, 'Sitemap')).toHaveText('Yes');
  await expect(await cell(page, path, 'Robots')).toContainText('noindex');
  await row(page, path).getByRole('link', { name: path }).click();
  await expect(faults(page)).toContainText('In the sitemap, but hidden');
  await expectNoViolations(page);
  await expectToFit(page);
  await page.getByRole('button', { name: 'Refresh the page and the sitemap' }).click();
  await expect(toast(page, 'The page has been refreshed and is being checked again')).toBeVisible();
  await expect(faults(page)).toHaveText('FaultsNo faults were found.');
  await expect(facts(page)).toContainText('not in the sitemap, noindex');
  expect(await (await page.request.get('/sitemaps/subcategories-1.xml')).text()).not.toContain(path);
});

test('an editor unpublishes and publishes a page from its row, and meanwhile it is shown as linked, but missing', async ({
  page,
}) => {
  await signInAsAdmin(page, '/admin/page-status?type=retailers&q=currys');
  await row(page, '/retailers/currys').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Unpublish' }).click();
  await expect(toast(page, 'One page unpublished')).toBeVisible();
  await expect(row(page, '/retailers/currys')).toContainText('404');
  await expect(row(page, '/retailers/currys')).toContainText('Linked, but missing');
  expect((await page.request.get('/retailers/currys')).status()).toBe(404);
  await row(page, '/retailers/currys').getByRole('link', { name: '/retailers/currys' }).click();
  await expect(main(page).getByRole('link', { name: 'Add a redirect' })).toHaveAttribute(
    'href',
    '/admin/redirects/new?from_path=%2Fretailers%2Fcurrys',
  );
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(toast(page, 'One page published')).toBeVisible();
  await expect(faults(page)).toHaveText('FaultsNo faults were found.');
  expect((await page.request.get('/retailers/currys')).status()).toBe(200);
  await page.goto('/admin/page-status?type=retailers&q=currys');
  await expect(await cell(page, '/retailers/currys', 'Canonical')).toHaveText('Itself');
});

test('a chain of redirects is shortened with one click', async ({ page }) => {
  await insertRow('redirects', { from_path: '/old-chain', to_path: '/retailers/argos', is_active: true });
  await insertRow('redirects', { from_path: '/older-chain', to_path: '/old-chain', is_active: true });
  await signInAsAdmin(page, '/admin/page-status');
  await crawl(page);
  await page.goto('/admin/page-status?faults=redirect-chain');
  await row(page, '/older-chain').getByRole('link', { name: '/older-chain' }).click();
  await page.getByRole('button', { name: 'Redirect straight to the final page' }).click();
  await expect(toast(page, 'Redirect updated successfully')).toBeVisible();
  await expect(faults(page)).toHaveText('FaultsNo faults were found.');
  const answer = await page.request.get('/older-chain', { maxRedirects: 0 });
  expect(answer.headers().location).toBe('/retailers/argos');
});

test('the list works with the keyboard alone, fits a phone, and shows 2,000 pages', async ({ page }) => {
  const rows = Array.from({ length: 2_000 }, (_, index) => ({ path: `/many-rows/${index}`, type: 'link' }));
  expect((await serverClient().from('pages').insert(rows)).error).toBeNull();
  await signInAsAdmin(page, '/admin/page-status?q=many-rows&size=100');
  await expect(main(page).getByText('2,000 pages found')).toBeVisible();
  const table = page.getByRole('region', { name: 'Table of pages' });
  await tabTo(page, table);
  const box = table.getByRole('row').nth(1).getByRole('checkbox');
  await activate(page, box);
  await expect(page.getByText('1 page selected')).toBeVisible();
  await activate(page, page.getByRole('button', { name: 'Check', exact: true }), 'Shift+Tab');
  await expect(toast(page, 'The page is being checked')).toBeVisible();
  await expect(table.getByRole('row').nth(1)).toContainText('404');
  await press(page, 'Tab');

  await page.goto('/admin/page-status?q=many-rows&page=20&size=100');
  await expect(table.getByRole('row')).toHaveCount(101);
  await expectToFit(page);
});
