import { type ExportedTable, readAnalyticsQuery } from '@/lib/admin/analytics-query';
import { csvTexts } from '@/lib/lists/csv';
import { admin, database, rollUp, writeEvents } from './analytics-site.ts';

const { exportTable } = await import('@/lib/services/analytics/export-analytics');

const DAY = '2025-12-24';

/** Returns the lines of a table's CSV file, with the figures of DAY. */
async function linesOf(table: ExportedTable, params: Record<string, string> = {}): Promise<string[]> {
  const query = readAnalyticsQuery({ from: DAY, to: DAY, ...params }, new Date().toISOString());
  let text = '';
  for await (const piece of csvTexts(exportTable(admin, query, table))) text += piece;
  return text.replace('\uFEFF', '').trim().split('\r\n');
}

const clickOn = (retailer: string, more: object = {}) => ({
  ...{ kind: 'click', retailer, link: `https://${retailer}.example/`, position: 1, ...more },
});

/** Writes events, moves them to 06:30 on DAY, and rolls them up. */
async function writeAtSix(...events: Record<string, unknown>[]): Promise<void> {
  await writeEvents(...events);
  await database.query('update private.events set at = $1', [`${DAY}T06:30:00Z`]);
  await rollUp();
}

test.each<[ExportedTable, string]>([
  ['page', 'page,views,clicks'],
  ['empty', 'query,emptySearches'],
  ['course', 'hour,views,visitors,clicks'],
  ['earnings', 'retailer,hour,clicks,views'],
  ['vitals', 'template,metric,p75,visits'],
])('without visits the file of %s has only the head', async (table, head) => {
  expect(await linesOf(table)).toEqual([head]);
});

test('the file of the earnings has the clicks and views of each retailer in each hour of the day', async () => {
  await writeAtSix({}, {}, {}, clickOn('argos'), clickOn('argos'), clickOn('boots', { device: 'computer' }));
  const lines = await linesOf('earnings');
  expect(lines).toHaveLength(1 + 2 * 24);
  expect(lines.slice(7, 9)).toEqual(['argos,6,2,3', 'argos,7,0,0']);
  expect(lines[25 + 6]).toBe('boots,6,1,3');
  const ofPhones = await linesOf('earnings', { by: 'device', value: 'phone' });
  expect(ofPhones).toHaveLength(1 + 24);
});

test('the file of the earnings has all retailers, however many there are', async () => {
  await database.exec(`insert into private.event_hours
    select 'all', '', 'retailer', '${DAY}T00:00:00Z', 'shop-' || number, 0, 1, 0, 0, 0, 0
    from generate_series(1, 1001) as number`);
  const lines = await linesOf('earnings');
  expect(new Set(lines.slice(1).map((line) => line.split(',')[0])).size).toBe(1_001);
  expect(lines).toHaveLength(1 + 1_001 * 24);
});

test('the file of a list with a search has only the rows that it finds, by their text or their name', async () => {
  await database.query(
    `insert into public.retailers (slug, name, cta_url) values ('vbs', 'Very Big Shop', 'https://vbs.example/')`,
  );
  await writeAtSix(clickOn('argos'), clickOn('vbs'), { path: '/big-tvs' }, { path: '/small-tvs' });
  expect(await linesOf('retailer', { list: 'retailer', q: 'BIG shop' })).toEqual([
    'retailer,clicks,views',
    'vbs,1,0',
  ]);
  expect(await linesOf('retailer', { list: 'retailer', q: 'Argo' })).toHaveLength(2);
  expect(await linesOf('page', { list: 'page', q: 'big' })).toEqual(['page,views,clicks', '/big-tvs,1,0']);
  expect(await linesOf('page', { list: 'page', q: '%' })).toEqual(['page,views,clicks']);
  const earnings = await linesOf('earnings', { list: 'earnings', q: 'big' });
  expect(earnings).toHaveLength(1 + 24);
  expect(earnings[7]).toBe('vbs,6,1,2');
  // Without a list, the screen shows the first rows of every list and has no search.
  expect(await linesOf('page', { q: 'big' })).toHaveLength(4);
});

test('the file of the web vitals has the figures of the filtered template, or of all templates', async () => {
  const vital = (template: string, value: number) => ({ kind: 'vital', metric: 'LCP', template, value });
  await writeAtSix(vital('home', 1_200), vital('home', 1_300), vital('retailer', 2_600));
  const [home, retailer] = ['home,LCP,1300,2', 'retailer,LCP,2600,1'];
  expect((await linesOf('vitals')).slice(1)).toEqual([home, retailer]);
  expect((await linesOf('vitals', { by: 'template', value: 'retailer' })).slice(1)).toEqual([retailer]);
});
