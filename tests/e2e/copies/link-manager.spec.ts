import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { signInAsAdmin, whenAlive } from '../../helpers/accounts.ts';
import { toast } from '../../helpers/admin.ts';
import { expectNoViolations } from '../../helpers/axe.ts';
import { type CopyWithWorker, startCopyWithWorker } from '../../helpers/copy-with-worker.ts';
import { expectToFit } from '../../helpers/fits.ts';
import { activate } from '../../helpers/keyboard.ts';
import { fallDue, minutesLater } from '../../helpers/link-schedules.ts';
import { hideBuiltInTexts } from '../../helpers/legal-texts.ts';
import { insertRow } from '../../helpers/site-rows.ts';
import { retailerRow, serverClient } from '../../helpers/site.ts';

// Tests the link manager on a copy of the site whose links lead to a shop on this machine. The test's worker therefore
// also checks links to private networks.

/** The status with which the shop answers, by path; 200 for other paths. */
const statuses: Record<string, number> = {};
const shop = http.createServer((request, response) => {
  response.writeHead(statuses[request.url ?? ''] ?? 200).end();
});
let origin: string;
let copy: CopyWithWorker;

test.describe.configure({ mode: 'serial' });
test.use({ baseURL: async ({ browserName: _ }, provide) => provide(process.env.SITE_URL) });

test.beforeAll(async () => {
  shop.listen(0, '127.0.0.1');
  await once(shop, 'listening');
  origin = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
  copy = await startCopyWithWorker();
  // Deletes all rows that may contain links. The check then requests only the links of this test, which lead to this
  // machine.
  const db = serverClient();
  for (const table of ['sale_windows', 'content', 'products', 'retailers'] as const) {
    const { error } = await db.from(table).delete().not('id', 'is', null);
    if (error) throw error;
  }
  await hideBuiltInTexts(db);
  await insertRow('retailers', {
    ...retailerRow('link-shop'),
    cta_url: `${origin}/deal?tag=us`,
    fallback_url: `${origin}/front`,
    uses_fallback: true,
  });
  await insertRow('content', {
    slug: 'link-guide',
    title: 'Guide with links',
    content_type: 'guide',
    body: `<p>See <a href="${origin}/deal?tag=us">the deal</a> and <a href="${origin}/other">another</a>.</p>`,
    is_published: true,
    published_at: '2026-01-01T00:00:00Z',
  });
  await copy.startWorker({ LINK_CHECK_ALLOW_PRIVATE: 'true' });
});
test.afterAll(async () => {
  await copy?.stop();
  shop.closeAllConnections();
  shop.close();
});

const row = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Table of links' }).getByRole('row').filter({ hasText: text });
const publicPage = async (page: Page, path: string) => (await page.request.get(path)).text();

/**
 * Makes the deal's page answer 404, and runs the two jobs that find its link broken: the check of all links and, eleven
 * minutes later, the check of failed links. `times` is how often this function has been called, including this call.
 */
async function findDealBroken(page: Page, { times }: { times: number }) {
  statuses['/deal?tag=us'] = 404;
  await fallDue('check-links');
  await page.goto('/admin/link-manager');
  await expect(row(page, '/deal?tag=us')).toContainText('Page not found');
  await expect(row(page, '/deal?tag=us')).toContainText('checked again in 10 to 15 minutes');
  await page.goto('/admin');
  await expect(page.getByRole('region', { name: 'Links to other sites' })).toContainText('No broken links');
  expect(await publicPage(page, '/retailers/link-shop')).toContain(`${origin}/deal?tag=us`);

  await minutesLater(11);
  await fallDue('recheck-links');
  await page.goto('/admin/jobs?kind=recheck-links');
  const broken = jobs(page, '1 link checked, 1 newly broken. Shop link-shop uses its fallback link');
  await expect(broken).toHaveCount(times);
  await expect(broken.first()).toContainText('the schedule');
}
const jobs = (page: Page, note: string) =>
  page.getByRole('region', { name: 'Table of jobs' }).getByRole('row').filter({ hasText: note });

test('a link that starts to answer 404 is found by the sweep, the overview reports it, and its fallback is used', async ({
  page,
}) => {
  await signInAsAdmin(page, '/admin/link-manager');
  await expect(row(page, '/deal?tag=us')).toContainText('Not checked yet');
  await expect(row(page, '/deal?tag=us')).toContainText('Shop link-shop');
  await expect(row(page, '/deal?tag=us')).toContainText('Guide with links');
  await expect(row(page, '/deal?tag=us')).toContainText('sponsored nofollow noopener');
  await page.getByRole('button', { name: 'Check all links' }).click();
  await expect(toast(page, 'The links are being checked')).toBeVisible();
  await expect(row(page, '/deal?tag=us')).toContainText('Works');
  await expect(row(page, '/other')).toContainText('Works');
  await expectNoViolations(page);
  await expectToFit(page);
  expect(await publicPage(page, '/retailers/link-shop')).toContain(`${origin}/deal?tag=us`);

  await findDealBroken(page, { times: 1 });
  await page.goto('/admin');
  await expectNoViolations(page);
  await page.getByRole('link', { name: '1 broken link' }).click();
  await expect(page).toHaveURL('/admin/link-manager?is_broken=yes');
  await expect(page.getByText('1 link found')).toBeVisible();
  await expect(row(page, '/deal?tag=us')).toContainText('Broken: page not found');
  const shown = await publicPage(page, '/retailers/link-shop');
  expect(shown).toContain(`href="${origin}/front"`);
  expect(shown).not.toContain('/deal?tag=us');

  await row(page, '/deal?tag=us').getByRole('link', { name: /deal/ }).click();
  await expect(page.getByRole('region', { name: 'Table of checks' }).getByRole('row')).toHaveCount(4);
  await expect(page.getByRole('region', { name: 'Table of uses' })).toContainText('Affiliate link');
  await expectNoViolations(page);
  await expectToFit(page);
});

test('a broken link is replaced everywhere, and all of it is undone', async ({ page }) => {
  await signInAsAdmin(page, '/admin/link-manager/replace');
  await page.getByLabel('Find in links').fill('dea');
  await page.getByRole('button', { name: 'Preview the changes' }).click();
  await expect(page.getByLabel('Find in links')).toHaveAccessibleDescription(/At least 4 characters/);
  await page.getByLabel('Find in links').fill('/deal?tag=us');
  await page.getByLabel('Replace with').fill('/offer?tag=us');
  await activate(page, page.getByRole('button', { name: 'Preview the changes' }));
  const changes = page.getByRole('region', { name: 'Table of changes' }).getByRole('row');
  await expect(changes).toHaveCount(3);
  await expect(changes.filter({ hasText: 'Shop link-shop' }).locator('del')).toHaveText(
    `${origin}/deal?tag=us`,
  );
  await expect(changes.filter({ hasText: 'Shop link-shop' }).locator('ins')).toHaveText(
    `${origin}/offer?tag=us`,
  );
  await expectNoViolations(page);
  await expectToFit(page);
  await activate(page, page.getByRole('button', { name: 'Change 2 rows' }));
  await expect(page.getByText('Done. 2 rows.', { exact: true })).toBeVisible();
  await expectNoViolations(page);
  await expectToFit(page);
  expect(await publicPage(page, '/retailers/link-shop')).toContain(`${origin}/offer?tag=us`);
  const guide = await publicPage(page, '/content/link-guide');
  expect(guide).toContain(`${origin}/offer?tag=us`);
  expect(guide).toMatch(
    /offer\?tag=us"[^>]*rel="sponsored nofollow noopener"|rel="sponsored nofollow noopener"[^>]*offer\?tag=us/,
  );
  await page.goto('/admin');
  await expect(page.getByRole('region', { name: 'Links to other sites' })).toContainText('No broken links');

  await page.goto('/admin/link-manager/replace');
  await page.getByRole('link', { name: '/deal?tag=us' }).click();
  await page.getByRole('button', { name: 'Undo all changes' }).click();
  await expect(page.getByText('Undone. 2 rows.', { exact: true })).toBeVisible();
  expect(await publicPage(page, '/content/link-guide')).toContain(`${origin}/deal?tag=us`);
  const { data } = await serverClient().from('retailers').select('cta_url').eq('slug', 'link-shop').single();
  expect(data?.cta_url).toBe(`${origin}/deal?tag=us`);
});

test('a replacement whose job is cancelled shows that it has stopped, and is undone', async ({ page }) => {
  await copy.stopWorker();
  await signInAsAdmin(page, '/admin/link-manager/replace?find=%2Fother&replacement=%2Fanother');
  await activate(page, page.getByRole('button', { name: 'Change 1 row' }));
  await expect(page.getByText('Running. 1 row.', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo all changes' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Stopped before the end. 1 row.', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectNoViolations(page);
  await copy.startWorker({ LINK_CHECK_ALLOW_PRIVATE: 'true' });
  await page.getByRole('button', { name: 'Undo all changes' }).click();
  await expect(page.getByText('Undone. 1 row.', { exact: true })).toBeVisible();
});

test('once a broken link works again, the page no longer uses the fallback, and the history says so', async ({
  page,
}) => {
  await signInAsAdmin(page, '/admin');
  await findDealBroken(page, { times: 2 });
  expect(await publicPage(page, '/retailers/link-shop')).toContain(`href="${origin}/front"`);

  statuses['/deal?tag=us'] = 200;
  await minutesLater(61);
  await fallDue('recheck-links');
  const note = '1 link checked, 1 working again. Shop link-shop no longer uses its fallback link';
  await expect(jobs(page, note)).toHaveCount(1);
  const shown = await publicPage(page, '/retailers/link-shop');
  expect(shown).toContain(`${origin}/deal?tag=us`);
  expect(shown).not.toContain(`href="${origin}/front"`);
  const { data } = await serverClient()
    .from('audit_log')
    .select('changed')
    .eq('row_slug', 'link-shop')
    .not('changed->fallback_in_use', 'is', null)
    .order('id');
  expect(data?.slice(-2)).toEqual([
    { changed: { fallback_in_use: { old: false, new: true } } },
    { changed: { fallback_in_use: { old: true, new: false } } },
  ]);

  // An editor checks one link by hand.
  statuses['/other'] = 404;
  await page.goto('/admin/link-manager');
  await row(page, '/other').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(row(page, '/other')).toContainText('Page not found');
});

test('the list shows 2,000 links, keeps its view in the URL, and is exported as CSV', async ({ page }) => {
  const urls = Array.from(
    { length: 2_000 },
    (_, index) => `https://many.example/${String(index).padStart(4, '0')}`,
  );
  for (let from = 0; from < urls.length; from += 500) {
    const body = urls
      .slice(from, from + 500)
      .map((url) => `<a href="${url}">x</a>`)
      .join(' ');
    await insertRow('content', { slug: `many-${from}`, title: `Many ${from}`, content_type: 'guide', body });
  }
  await signInAsAdmin(page, '/admin/link-manager?q=many.example&size=100&sort=url.desc');
  await expect(page.getByText('2,000 links found')).toBeVisible();
  await expect(row(page, 'many.example').first()).toContainText('/1999');
  await page.getByRole('link', { name: 'Last', exact: true }).click();
  await expect(row(page, 'many.example').last()).toContainText('/0000');
  await page.reload();
  await expect(page.getByText('Page 20 of 20')).toBeVisible();
  await whenAlive(page);
  await page.getByRole('link', { name: 'Clicks (30 days)' }).click();
  await expect(page.getByRole('columnheader', { name: 'Clicks (30 days)' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(row(page, 'many.example')).toHaveCount(100);
  await page.getByLabel('Health').selectOption('Works');
  await expect(page.getByText('No links match.')).toBeVisible();
  const csv = await page.request.get('/admin/link-manager/export?q=many.example');
  expect((await csv.text()).trim().split('\r\n')).toHaveLength(2_001);
  expect((await page.request.get('/admin/link-manager/export?id=nonsense')).status()).toBe(400);
});

test('the screen counts the links that it cannot list, and leads to their rows', async ({ page }) => {
  const url = `https://many.example/${'x'.repeat(2_048)}`;
  await insertRow('content', {
    ...{ slug: 'long-link', title: 'Guide with a long link', content_type: 'guide' },
    body: `<p><a href="${url}">x</a></p>`,
  });
  await signInAsAdmin(page, '/admin/link-manager');
  const summary = page.getByText('1 link not listed, so never checked');
  await expect(page.getByText('longer than 2,048 characters')).toBeHidden();
  await summary.click();
  await expect(page.getByText('longer than 2,048 characters')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Guide with a long link' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide with a long link');
});

test('a search with characters of patterns, of SQL or of escapes is taken literally, and finds nothing', async ({
  page,
}) => {
  await signInAsAdmin(page, '/admin/link-manager');
  for (const find of ['%00%00%00%00', '\\\\\\\\', '%%%%', '____', "'or'1'='1"]) {
    const path = `/admin/link-manager/replace?${new URLSearchParams({ find, replacement: 'x' })}`;
    expect([find, (await page.goto(path))?.status()]).toEqual([find, 200]);
    await expect(page.getByText('No link contains this text.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Table of changes' })).toHaveCount(0);
  }
  expect((await page.goto('/admin/link-manager/link?id=%27%3B--'))?.status()).toBe(200);
});
