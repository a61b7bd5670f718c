import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { seasonAt } from '../../../lib/dates/season.ts';
import { signInAsAdmin } from '../../helpers/accounts.ts';
import { expectCreated } from '../../helpers/admin.ts';
import { insertRow, insertRows, removeRows, uniqueWord } from '../../helpers/site-rows.ts';
import { retailerRow } from '../../helpers/site.ts';

const { year } = seasonAt(Date.now());
const today = new Date().toISOString().slice(0, 10);
const MEMBERS = '/sale-dates/members';
const GUIDE = '/content/when-do-boxing-day-sales-start';
/** The source that announces the start of Next's sale. No other row has a source with this name. */
const ANNOUNCER = 'The newsletter of Next';
// The status of a sale date depends on the clock. These tests also run at Christmas, so they accept every status.
const STATED = /Announced|On now|Ended/;

const windowOf = (retailer_slug: string, of: number, more: object = {}) => ({
  ...{ retailer_slug, year: of, channel: 'online', starts_on: `${of}-12-24`, is_published: true },
  ...{ source_name: 'A newspaper of the tests', source_url: 'https://news.example/sale' },
  source_date: of === year ? today : `${of}-12-20`,
  ...more,
});

const textOf = async (request: APIRequestContext, path: string) =>
  (await (await request.get(path)).text()).replaceAll('\r\n ', '');

/** Adds the start of Next's sale and its source in the admin area, and publishes it, as an editor does. */
async function announceNext(page: Page): Promise<void> {
  await signInAsAdmin(page, '/admin/sale-windows/new');
  const form = page.getByRole('form', { name: 'New sale date' });
  await form.getByRole('button', { name: 'Choose retailer' }).click();
  await page.getByPlaceholder('Name or slug').fill('next');
  await page.getByRole('option', { name: /^Next\b/ }).click();
  await form.getByLabel('Year').fill(String(year));
  await form.getByLabel('Channel').selectOption('Online');
  await form.getByLabel('Starts on').fill(`${year}-12-23`);
  await form.getByLabel('Starts at').fill('20:00');
  await form.getByLabel('Ends on').fill(`${year + 1}-01-02`);
  await form.getByLabel('Source', { exact: true }).fill(ANNOUNCER);
  await form.getByLabel('URL of the source').fill('https://news.example/sale');
  await form.getByLabel('Date of the source').fill(today);
  await form.getByLabel('Checked on').fill(today);
  await form.getByRole('switch', { name: 'Published' }).check();
  await form.getByRole('button', { name: 'Create sale date' }).click();
  await expectCreated(page, 'Sale date');
}

/** Returns the sentence of the homepage that says when the sales start. */
async function sentenceOn(page: Page): Promise<string> {
  await page.goto('/');
  return (await page.locator('.hero-answer').textContent()) ?? '';
}

/** Returns how many shops the homepage's sentence expects to start online on Christmas Eve. */
const onChristmasEve = (sentence: string) =>
  Number(/^Of the .*, expect (\d+) to start online on Christmas Eve/.exec(sentence)?.[1]);

test('a start that an editor announces is on every page and in every file on the next request', async ({
  page: admin,
  browser,
  request,
}) => {
  // Requests each path, so that the site stores its response without the start of Next's sale.
  for (const path of [
    '/',
    '/sale-dates',
    '/retailers/next',
    GUIDE,
    '/sale-dates/next.ics',
    '/sale-dates.csv',
  ])
    await request.get(path);
  const page = await browser.newPage();
  const before = await sentenceOn(page);
  await announceNext(admin);
  try {
    await page.goto('/retailers/next');
    const timeline = page.locator('section[aria-labelledby=sale-timeline]');
    await expect(timeline.getByRole('listitem').first()).toContainText(
      'from 23 December, 20:00 to 2 January',
    );
    await expect(page.locator('main')).toContainText(STATED);

    await page.goto('/sale-dates');
    const day = page.getByRole('listitem').filter({ has: page.locator(`#sales-on-${year}-12-23`) });
    await expect(day.getByRole('link', { name: /^Next 20:00/ })).toHaveAttribute('href', '/retailers/next');
    const sale = page.locator('#sales-at-next');
    await expect(sale).toContainText('23 Dec, 20:00');
    await expect(sale).toContainText(STATED);
    const source = sale.getByRole('link', { name: ANNOUNCER });
    await expect(source).toHaveAttribute('href', 'https://news.example/sale');
    await expect(source).toHaveAttribute('rel', 'nofollow noopener');
    await expect(sale).toContainText(/; checked \d+ \w+ 20\d\d/);

    await page.goto('/');
    const calendar = page.getByRole('list', { name: 'When shops start, 22 to 28 December' });
    await expect(calendar.getByRole('listitem').nth(1)).toContainText(/23.*online.*Next/);
    const overview = page.locator('section[aria-labelledby=sale-dates] tr').filter({ hasText: 'Next' });
    await expect(overview).toContainText(/23 Dec.*(Announced from 20:00|On now since 20:00|Ended)/);
    // After Next's sale has started, the homepage's sentence says so. Before that, it counts one shop fewer for
    // Christmas Eve, because Next's sale was expected on that day.
    const sentence = await sentenceOn(page);
    const hasStarted = Date.now() >= Date.parse(`${year}-12-23T20:00:00Z`);
    if (hasStarted) expect(sentence).toMatch(/^On now at 1 shop of the \d+ we follow\./);
    else expect(onChristmasEve(sentence)).toBe(onChristmasEve(before) - 1);

    await page.goto(GUIDE);
    const shops = page.locator('section[aria-labelledby=guide-shops] li').filter({ hasText: 'Next' });
    await expect(shops).toContainText(STATED);

    for (const path of ['/sale-dates.ics', '/sale-dates/next.ics', '/sale-dates.ics?shops=next']) {
      const calendarFile = await textOf(request, path);
      expect([path, calendarFile]).toEqual([
        path,
        expect.stringContaining('SUMMARY:Next sale starts online\r\n'),
      ]);
      expect(calendarFile).toContain(`DTSTART:${year}1223T200000Z\r\n`);
    }
    expect(await textOf(request, '/sale-dates.csv')).toContain(`${year},Next,next,online,`);
    expect(await textOf(request, '/sale-dates.json')).toContain(`"name":"${ANNOUNCER}"`);
  } finally {
    await removeRows('sale_windows', 'source_name', ANNOUNCER);
    await page.close();
  }
  expect(await textOf(request, '/sale-dates/next.ics')).toContain(
    'SUMMARY:Next sale expected to start online\r\n',
  );
});

test('past years are shown with their sources, and what they suggest is expected', async ({
  page,
  request,
}) => {
  const slug = uniqueWord('timeline');
  await insertRow('retailers', retailerRow(slug));
  try {
    await page.goto(`/retailers/${slug}`);
    await expect(page.locator('#sale-timeline, #past-starts')).toHaveCount(0);
    await insertRows(
      'sale_windows',
      [year - 1, year - 2, year - 3].map((of) => windowOf(slug, of)),
    );
    await page.goto(`/retailers/${slug}`);
    const evidence = 'Christmas Eve in 3 of 3 years';
    await expect(page.locator('section[aria-labelledby=sale-timeline] li')).toHaveText(
      new RegExp(`^Online: Expected from 24 December(, not confirmed)?\\. ${evidence}\\.$`),
    );
    const before = page.locator('section[aria-labelledby=past-starts] tbody tr');
    await expect(before).toHaveCount(3);
    await expect(before.first()).toContainText(new RegExp(`^${year - 1}`));
    await expect(before.first()).toContainText(`20 December ${year - 1}; not yet checked`);

    await page.goto('/sale-dates');
    const own = page.getByRole('row').filter({ has: page.getByRole('link', { name: `Shop ${slug}` }) });
    await expect(own.filter({ hasText: evidence })).toHaveCount(1);
    await expect(own.filter({ hasText: `20 December ${year - 1}` })).toHaveCount(1);
    expect(await textOf(request, `/sale-dates/${slug}.ics`)).toContain('STATUS:TENTATIVE');
  } finally {
    await removeRows('retailers', 'slug', slug);
  }
  expect((await request.get(`/sale-dates/${slug}.ics`)).status()).toBe(404);
});

test('an early start for members is on the homepage and has a page of its own', async ({ page, request }) => {
  const slug = uniqueWord('early');
  const robots = async () =>
    /<meta name="robots" content="([^"]+)"/.exec(await textOf(request, MEMBERS))?.[1];
  const isInSitemap = async () => (await textOf(request, '/sitemaps/pages.xml')).includes(`${MEMBERS}<`);
  const where = page.getByRole('navigation', { name: 'Where' });
  expect([await robots(), await isInSitemap()]).toEqual(['noindex, follow', false]);
  await page.goto('/sale-dates');
  await expect(where.getByRole('link')).toHaveText(['All', 'Online', 'In store']);
  await insertRow('retailers', retailerRow(slug));
  try {
    await insertRow('sale_windows', windowOf(slug, year, { channel: 'members', starts_on: `${year}-12-22` }));
    expect([await robots(), await isInSitemap()]).toEqual(['index, follow, max-image-preview:large', true]);
    expect(await sentenceOn(page)).toMatch(/ and 1 for members on 22 December\.|^On now at 1 shop /);
    const day = page
      .getByRole('list', { name: /^When shops start/ })
      .getByRole('listitem')
      .first();
    await expect(day).toContainText(/22.*1 early for members/);

    await page.goto('/sale-dates');
    await where.getByRole('link', { name: 'Members' }).click();
    await expect(page).toHaveURL(new RegExp(`${MEMBERS}$`));
    const rows = page.locator('main .shop-dates tbody tr').filter({ visible: true });
    await expect(rows).toHaveCount(1);
    await expect(rows.first()).toContainText(new RegExp(`Shop ${slug}.*22 Dec`));
  } finally {
    await removeRows('retailers', 'slug', slug);
  }
});

test('a shop without a date has an empty calendar, to which visitors can subscribe', async ({ request }) => {
  const slug = uniqueWord('undated');
  await insertRow('retailers', retailerRow(slug));
  try {
    for (const path of [`/sale-dates/${slug}.ics`, `/sale-dates.ics?shops=${slug}`]) {
      const calendar = await textOf(request, path);
      expect(calendar).toContain('BEGIN:VTIMEZONE');
      expect(calendar).not.toContain('BEGIN:VEVENT');
    }
  } finally {
    await removeRows('retailers', 'slug', slug);
  }
});
