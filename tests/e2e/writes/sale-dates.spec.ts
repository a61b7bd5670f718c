import { type APIRequestContext, expect, test } from '@playwright/test';
import { seasonAt } from '../../../lib/dates/season.ts';
import { deleteRow, insertRow, insertRows, removeRows, uniqueWord } from '../../helpers/site-rows.ts';
import { retailerRow } from '../../helpers/site.ts';

const { year } = seasonAt(Date.now());
const today = new Date().toISOString().slice(0, 10);
const GUIDE = '/content/when-do-boxing-day-sales-start';
// The status of a start changes when its time comes, also while these tests are run at Christmas.
const STATED = /Announced|On now|Ended/;

const windowOf = (retailer_slug: string, of: number, more: object = {}) => ({
  ...{ retailer_slug, year: of, channel: 'online', starts_on: `${of}-12-24`, is_published: true },
  ...{ source_name: 'A newspaper of the tests', source_url: 'https://news.example/sale' },
  source_date: of === year ? today : `${of}-12-20`,
  ...more,
});

const textOf = async (request: APIRequestContext, path: string) =>
  (await (await request.get(path)).text()).replaceAll('\r\n ', '');

test('an announced start is on every page and in every file on the next request', async ({
  page,
  request,
}) => {
  const start = { starts_time: '20:00', ends_on: `${year + 1}-01-02`, checked_on: today };
  // These requests store the responses without the start.
  for (const path of [
    '/',
    '/sale-dates',
    '/retailers/next',
    GUIDE,
    '/sale-dates/next.ics',
    '/sale-dates.csv',
  ])
    await request.get(path);
  const row = await insertRow('sale_windows', windowOf('next', year, start));
  try {
    await page.goto('/retailers/next');
    const timeline = page.locator('section[aria-labelledby=sale-timeline]');
    await expect(timeline.getByRole('listitem').first()).toContainText(
      'from 24 December, 20:00 to 2 January',
    );
    await expect(page.locator('main')).toContainText(STATED);

    await page.goto('/sale-dates');
    const sale = page.locator(`tbody:has(#sales-on-${year}-12-24) tr`).filter({ hasText: 'Next' });
    await expect(sale).toContainText('Online from 20:00');
    await expect(sale).toContainText(STATED);
    const source = sale.getByRole('link', { name: 'A newspaper of the tests' });
    await expect(source).toHaveAttribute('href', 'https://news.example/sale');
    await expect(source).toHaveAttribute('rel', 'nofollow noopener');
    await expect(sale).toContainText(/; checked \d+ \w+ 20\d\d$/);

    await page.goto('/');
    const overview = page.locator('section[aria-labelledby=sale-dates] tr').filter({ hasText: 'Next' });
    await expect(overview).toContainText('24 December, 20:00');

    await page.goto(GUIDE);
    const dates = page.locator('section[aria-labelledby=next-dates] li').filter({ hasText: 'Next' });
    await expect(dates.filter({ hasText: 'Online: 24 December, 20:00' })).toContainText(STATED);

    for (const path of ['/sale-dates.ics', '/sale-dates/next.ics', '/sale-dates.ics?shops=next']) {
      const calendar = await textOf(request, path);
      expect([path, calendar]).toEqual([
        path,
        expect.stringContaining('SUMMARY:Next sale starts online\r\n'),
      ]);
      expect(calendar).toContain(`DTSTART:${year}1224T200000Z\r\n`);
    }
    expect(await textOf(request, '/sale-dates.csv')).toContain(`${year},Next,next,online,`);
    expect(await textOf(request, '/sale-dates.json')).toContain('"name":"A newspaper of the tests"');
  } finally {
    await deleteRow('sale_windows', row);
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
      `Online: Expected from 24 December. ${evidence}.`,
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
