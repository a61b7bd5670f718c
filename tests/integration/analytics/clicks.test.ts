import { randomUUID } from 'node:crypto';
import { getRetailerClicks, getTotals } from '@/lib/data/admin/analytics';
import { getLinks } from '@/lib/data/admin/links';
import { storeLinks } from '@/lib/data/links';
import { readAnalyticsQuery } from '@/lib/admin/analytics-query';
import { admin, database, rollUp, service, writeEvents } from './analytics-site.ts';

/** Writes events, and moves them to noon in London, `days` days ago. Before noon, events of today stay as they are. */
async function writeDaysAgo(days: number, ...events: Record<string, unknown>[]): Promise<void> {
  await database.exec('update private.events set visitor = -1');
  await writeEvents(...events);
  await database.query(
    `update private.events set visitor = 1,
       at = least(at, private.start_of_day(private.london_day(now()) - $1::int) + interval '12 hours')
     where visitor <> -1`,
    [days],
  );
}

const clickOn = (link: string, retailer = 'argos') => ({ kind: 'click', retailer, link, position: 1 });

test('the clicks to a retailer are those of today and the 29 days before', async () => {
  await writeDaysAgo(0, clickOn('https://a.example/'), clickOn('https://b.example/', 'boots'));
  await writeDaysAgo(29, clickOn('https://a.example/'), clickOn('https://c.example/'));
  await writeDaysAgo(30, clickOn('https://a.example/'), clickOn('https://b.example/', 'boots'));
  await rollUp();
  const slugs = ['argos', 'boots', 'currys'];
  expect(await getRetailerClicks(admin, { slugs, days: 30 })).toEqual({ argos: 3, boots: 1 });
  expect(await getRetailerClicks(admin, { slugs: ['boots'], days: 31 })).toEqual({ boots: 2 });
});

test('the clicks on a link are those of today and the 29 days before, however the link is written', async () => {
  const long = `https://c.example/?${'x'.repeat(600)}`;
  const use = { field: 'cta_url', label: 'Link', rel: '', network: null };
  const shop = { rowId: randomUUID(), rowName: 'A shop' };
  const urls = ['https://A.example', 'https://b.example/deal?tag=us', 'https://d.example/', long];
  const uses = urls.map((url) => ({ ...use, ...shop, url, host: new URL(url).hostname }));
  await storeLinks(service, { resource: 'retailers', ids: [shop.rowId], uses, unlisted: [] });
  const { rows } = await database.query<{ id: string }>('select id from public.links where url = any ($1)', [
    urls,
  ]);
  // Browsers normalise a URL, and the analytics script cuts it off after 500 characters.
  await writeDaysAgo(0, clickOn('https://a.example/'), clickOn(long.slice(0, 500)));
  await writeDaysAgo(29, clickOn('https://a.example/'), clickOn('https://b.example/deal?tag=us'));
  await writeDaysAgo(30, clickOn('https://a.example/'), clickOn('https://d.example/'));
  await rollUp();
  const links = await getLinks(
    admin,
    rows.map(({ id }) => id),
  );
  expect(new Map(links.map(({ url, clicks }) => [url, clicks]))).toEqual(
    new Map([
      ['https://A.example', 2],
      ['https://b.example/deal?tag=us', 1],
      [long, 1],
      ['https://d.example/', 0],
    ]),
  );
});

test('the overview compares seven days with the seven days before', async () => {
  const view = {};
  const click = clickOn('https://a.example/');
  await writeDaysAgo(0, view, click);
  await writeDaysAgo(6, view);
  // No event is seven days old. On that day, only the events before the current time of day count, so the result would
  // depend on the time at which the test runs.
  await writeDaysAgo(8, view, view, view, click, click);
  await writeDaysAgo(13, view);
  await writeDaysAgo(14, view);
  await rollUp();
  const { totals, before } = await getTotals(admin, readAnalyticsQuery({}, new Date().toISOString()));
  expect(totals).toMatchObject({ views: 2, clicks: 1 });
  expect(before).toMatchObject({ views: 4, clicks: 2 });
});
